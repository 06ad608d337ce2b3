"""Machine code in this process: loaded by LLVM's linker, called through ctypes. Neither Numba nor NumPy is needed for it."""

import ctypes
import pickle
from collections.abc import Sequence
from typing import Any, NamedTuple

import llvmlite.binding as llvm

Buffer = ctypes.Array[ctypes.c_char]
PREFIX = "duopoly_"
"""Begins the names of the functions that can be called; the rest is the kernel's name."""
PADDING = 8
"""Bytes behind the last record, so that even an empty array has an address."""


class Records(NamedTuple):
    """Packed records one after the other, and the size of one, in bytes."""

    buffer: Buffer
    size: int

    @property
    def content(self) -> bytes:
        """The bytes of all records."""
        return self.buffer.raw[:-PADDING]


def records(packed: bytes, size: int) -> Records:
    """Records that the machine code may write to."""
    return Records(ctypes.create_string_buffer(packed, len(packed) + PADDING), size)


class Failure(ctypes.Structure):
    """An exception as the machine code returns it."""

    _fields_ = (("pickled", ctypes.c_void_p), ("size", ctypes.c_int32))


FREE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda owner: None)
"""What compiled code calls to release an array's owner; our arrays have none, so it is never called."""


class Native:
    """Functions of machine code, called by their names. Other threads run meanwhile."""

    def __init__(self, code: bytes) -> None:
        """Loads an object file."""
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.add_symbol("NRT_MemInfo_call_dtor", ctypes.cast(FREE, ctypes.c_void_p).value)
        machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
        self.engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self.engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self.engine.finalize_object()
        self.functions: dict[str, Any] = {}

    def function(self, name: str) -> Any:
        """The function of that name. Raises LookupError."""
        if name not in self.functions:
            address = self.engine.get_function_address(PREFIX + name)
            if not address:
                raise LookupError(f"the compiled rules have no {name!r}")
            self.functions[name] = ctypes.CFUNCTYPE(ctypes.c_int32)(address)
        return self.functions[name]

    def __call__(self, name: str, *arguments: int | Records) -> None:
        """Calls a function with numbers and arrays of records. Raises what the function raises."""
        result, failure = ctypes.c_void_p(), ctypes.POINTER(Failure)()
        words: list[object] = [ctypes.byref(result), ctypes.byref(failure)]
        for argument in arguments:
            words += [ctypes.c_int64(argument)] if isinstance(argument, int) else array(argument)
        if self.function(name)(*words):
            raise exception(failure)


def array(argument: Records) -> Sequence[object]:
    """An array as compiled functions take it: two owners, length, size of an item, address, shape and stride."""
    n = (len(argument.buffer) - PADDING) // argument.size
    sizes = [ctypes.c_int64(n), ctypes.c_int64(argument.size)]
    return [ctypes.c_void_p(), ctypes.c_void_p(), *sizes, ctypes.cast(argument.buffer, ctypes.c_void_p), *sizes]


def exception(failure: "ctypes._Pointer[Failure]") -> Exception:
    """The exception that the function raised."""
    kind, args, *_ = pickle.loads(ctypes.string_at(failure.contents.pickled, failure.contents.size))
    error: Exception = kind(*args)
    return error
