"""Machine code in this process: loaded by LLVM's linker, called through ctypes. Neither Numba nor NumPy is needed for it."""

import ctypes
import pickle
from collections.abc import Sequence
from typing import NamedTuple

import llvmlite.binding as llvm

Buffer = ctypes.Array[ctypes.c_char]


class Records(NamedTuple):
    """Packed records one after the other, and the size of one."""

    bytes: Buffer
    size: int


def records(packed: bytes, size: int) -> Records:
    """Records that the machine code may write to; 8 bytes more, so that the first of none has an address too."""
    return Records(ctypes.create_string_buffer(packed, len(packed) + 8), size)


def packed(found: Records) -> bytes:
    """The bytes of the records."""
    return found.bytes.raw[:-8]


class Failure(ctypes.Structure):
    """An exception as the machine code tells it."""

    _fields_ = (("pickled", ctypes.c_void_p), ("size", ctypes.c_int32))


FREE = ctypes.CFUNCTYPE(None, ctypes.c_void_p)(lambda owner: None)
"""What compiled code calls when an array's owner is let go; ours have none, so it never does."""


class Native:
    """A function of machine code. Its arguments are numbers and arrays of records; other threads run while it does."""

    def __init__(self, name: str, code: bytes) -> None:
        llvm.initialize_native_target()
        llvm.initialize_native_asmprinter()
        llvm.add_symbol("NRT_MemInfo_call_dtor", ctypes.cast(FREE, ctypes.c_void_p).value)
        machine = llvm.Target.from_default_triple().create_target_machine(jit=True)
        self.engine = llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)
        self.engine.add_object_file(llvm.ObjectFileRef.from_data(code))
        self.engine.finalize_object()
        address = self.engine.get_function_address(name)
        if not address:
            raise LookupError("the compiled rules lack their entry")
        self.function = ctypes.CFUNCTYPE(ctypes.c_int32)(address)

    def __call__(self, *given: int | Records) -> None:
        """Calls it; raises what the function raised."""
        result, failure = ctypes.c_void_p(), ctypes.POINTER(Failure)()
        arguments: list[object] = [ctypes.byref(result), ctypes.byref(failure)]
        for value in given:
            arguments += [ctypes.c_int64(value)] if isinstance(value, int) else array(value)
        if self.function(*arguments):
            raise raised(failure)


def array(value: Records) -> Sequence[object]:
    """An array as compiled functions take it: two owners, length, size of an item, address, shape and stride."""
    n = (len(value.bytes) - 8) // value.size
    sizes = [ctypes.c_int64(n), ctypes.c_int64(value.size)]
    return [ctypes.c_void_p(), ctypes.c_void_p(), *sizes, ctypes.cast(value.bytes, ctypes.c_void_p), *sizes]


def raised(failure: "ctypes._Pointer[Failure]") -> Exception:
    """The exception that was raised."""
    kind, args, *_ = pickle.loads(ctypes.string_at(failure.contents.pickled, failure.contents.size))
    error: Exception = kind(*args)
    return error
