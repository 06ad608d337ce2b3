"""Compiling functions that call each other one by one, in any order and in several processes, and linking them once.

Numba by itself compiles callees before callers, and optimises each function together with all that it calls.
"""

import sys
from collections.abc import Iterable
from itertools import chain, count
from types import SimpleNamespace
from typing import Any

import llvmlite.binding as llvm
from numba.core import bytecode, compiler
from numba.core.codegen import JITCodeLibrary
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.funcdesc import PythonFunctionDescriptor

NEAR = sys.platform == "linux"
"""Whether code that is loaded in one piece may be addressed as near; elsewhere LLVM chooses."""
OWN_NUMBERS = 1_000_000
"""So far apart are the numbers that processes give to what Numba compiles by itself, so that no two names are the same."""


class Part(JITCodeLibrary):
    """A function on its own: neither linked, nor optimised with others, nor called from this process."""

    def finalize(self) -> None:
        """Nothing more is added."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """The code generator, which sets no environment: the rules never go back to Python."""
        return Apart(self._codegen)

    def get_pointer_to_function(self, name: str) -> int:
        """There is none."""
        return 0


class Apart:
    """A code generator that sets no environment."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, env: Any) -> None:
        """There is nowhere to put it."""


class Maker:
    """Compiles functions, whose numbers are in their names."""

    def __init__(self, process: int) -> None:
        self.own = count((process + 1) * OWN_NUMBERS)

    def part(self, dispatcher: Any, signature: Any, number: int) -> Part:
        """The function compiled for its signature."""
        plain: _FunctionCompiler = dispatcher._compiler
        context = plain.targetdescr.target_context
        library = Part(context.codegen(), plain.py_func.__qualname__)
        bytecode.FunctionIdentity._unique_ids = chain([number], self.own)  # type: ignore[assignment]
        compiler.compile_extra(
            plain.targetdescr.typing_context,
            context,
            plain.py_func,
            args=signature.args,
            return_type=signature.return_type,
            flags=flags(plain),
            locals=plain.locals,
            library=library,
            pipeline_class=plain.pipeline_class,
        )
        library.finalize()
        return library


def declare(dispatcher: Any, signature: Any, number: int) -> str:
    """Lets others call the function as if it had been compiled for its signature; returns its name in machine code."""
    plain: _FunctionCompiler = dispatcher._compiler
    context, function, options = plain.targetdescr.target_context, plain.py_func, flags(plain)
    described = PythonFunctionDescriptor(
        True, function.__module__, function.__qualname__, f"{function.__qualname__}${number}", "",
        typemap={}, restype=signature.return_type, calltypes={}, args=[], kws=(),
        mangler=context.mangler, argtypes=signature.args, inline=options.forceinline, noalias=options.noalias,
        abi_tags=[options.get_mangle_string()], uid=number,
    )  # fmt: skip
    key = object()
    context.insert_user_function(key, described)
    dispatcher.overloads[signature.args] = SimpleNamespace(signature=signature, entry_point=key, objectmode=False)
    dispatcher.disable_compile()  # a caller's numbers of other widths are converted
    name: str = described.llvm_func_name
    return name


def flags(plain: _FunctionCompiler) -> Any:
    """What the function's options mean."""
    found = compiler.Flags()
    plain.targetdescr.options.parse_as_flags(found, plain.targetoptions)
    return found


def closure(libraries: Iterable[Any], found: dict[Any, None]) -> list[Any]:
    """The libraries and all of Numba's own that they call, each once."""
    for library in libraries:
        if library not in found:
            found[library] = None
            closure(library._linking_libraries, found)
    return list(found)


def joined(parts: Iterable[Part]) -> bytes:
    """The parts with all of Numba's own that they call as one piece of LLVM's bitcode."""
    whole = llvm.parse_assembly("")
    for library in closure(parts, {}):
        module = library._final_module.clone()
        for function in module.functions:
            if not function.is_declaration and function.linkage in (llvm.Linkage.external, llvm.Linkage.linkonce_odr):
                function.linkage = "weak_odr"  # what is in several pieces is there once, and stays until all are there
        whole.link_in(module)
    found: bytes = whole.as_bitcode()
    return found


def machine_code(pieces: Iterable[bytes], entry: str) -> bytes:
    """The pieces linked, optimised, and turned into a file of machine code for this processor, of which `entry` is called."""
    whole = llvm.parse_assembly("")
    for piece in pieces:
        whole.link_in(llvm.parse_bitcode(piece))
    for function in whole.functions:
        if not function.is_declaration and function.name != entry:
            function.linkage = "internal"  # nobody else calls it: one that is called in one place only can be put there
    whole.verify()
    target = machine()
    whole.triple, whole.data_layout = llvm.get_process_triple(), str(target.target_data)
    builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(whole, builder)
    code: bytes = target.emit_object(whole)
    return code


def machine() -> Any:
    """What LLVM makes machine code with: all that this processor can do."""
    target = llvm.Target.from_triple(llvm.get_process_triple())
    cpu, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    if NEAR:
        return target.create_target_machine(cpu, features, opt=3, reloc="pic", codemodel="small")
    return target.create_target_machine(cpu, features, opt=3, jit=True)
