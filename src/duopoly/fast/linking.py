"""Compiles functions that call each other one by one, in any order and in several processes, and links them once.

Numba by itself compiles callees before callers and optimizes each function together with everything it calls.
"""

import sys
from collections.abc import Iterable, Mapping
from itertools import chain, count
from types import SimpleNamespace
from typing import Any

import llvmlite.binding as llvm
from numba.core import bytecode, compiler
from numba.core.codegen import JITCodeLibrary
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]
from numba.core.funcdesc import PythonFunctionDescriptor

NEAR = sys.platform == "linux"
"""Whether to use the small code model, which is safe where the code is loaded in one piece; elsewhere LLVM chooses."""
NUMBERS_EACH = 1_000_000
"""How many numbers each process has for what Numba compiles by itself, so that no two names are the same."""


class FunctionLibrary(JITCodeLibrary):
    """A function on its own: neither linked nor optimized with others, nor called from this process."""

    def finalize(self) -> None:
        """Closes the library without optimizing it."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True

    @property
    def codegen(self) -> Any:
        """A code generator without environments: the rules never call back into Python."""
        return WithoutEnvironment(self._codegen)

    def get_pointer_to_function(self, name: str) -> int:
        """0: the function is not callable yet."""
        return 0


class WithoutEnvironment:
    """A code generator that sets no environments."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, env: Any) -> None:
        """Does nothing."""


class FunctionCompiler:
    """Compiles functions; each has its number in its name."""

    def __init__(self, process: int) -> None:
        self.other_numbers = count((process + 1) * NUMBERS_EACH)

    def compile(self, dispatcher: Any, signature: Any, number: int) -> FunctionLibrary:
        """Compiles the function for its signature."""
        own_compiler: _FunctionCompiler = dispatcher._compiler
        context = own_compiler.targetdescr.target_context
        library = FunctionLibrary(context.codegen(), own_compiler.py_func.__qualname__)
        bytecode.FunctionIdentity._unique_ids = chain([number], self.other_numbers)  # type: ignore[assignment]
        compiler.compile_extra(
            own_compiler.targetdescr.typing_context,
            context,
            own_compiler.py_func,
            args=signature.args,
            return_type=signature.return_type,
            flags=flags(own_compiler),
            locals=own_compiler.locals,
            library=library,
            pipeline_class=own_compiler.pipeline_class,
        )
        library.finalize()
        return library


def declare(dispatcher: Any, signature: Any, number: int) -> str:
    """Lets others call the function as if it were compiled for its signature; returns its name in machine code."""
    own_compiler: _FunctionCompiler = dispatcher._compiler
    context, function, options = own_compiler.targetdescr.target_context, own_compiler.py_func, flags(own_compiler)
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


def flags(own_compiler: _FunctionCompiler) -> Any:
    """The compiler flags that the function's options stand for."""
    result = compiler.Flags()
    own_compiler.targetdescr.options.parse_as_flags(result, own_compiler.targetoptions)
    return result


def closure(libraries: Iterable[Any], visited: dict[Any, None]) -> list[Any]:
    """The libraries and all of Numba's libraries they call, each once."""
    for library in libraries:
        if library not in visited:
            visited[library] = None
            closure(library._linking_libraries, visited)
    return list(visited)


def linked_bitcode(parts: Iterable[FunctionLibrary]) -> bytes:
    """The parts, with all of Numba's libraries they call, as one piece of LLVM bitcode."""
    linked = llvm.parse_assembly("")
    for library in closure(parts, {}):
        module = library._final_module.clone()
        for function in module.functions:
            if not function.is_declaration and function.linkage in (llvm.Linkage.external, llvm.Linkage.linkonce_odr):
                function.linkage = "weak_odr"  # several pieces may have it: one copy is kept, even if unused so far
        linked.link_in(module)
    bitcode: bytes = linked.as_bitcode()
    return bitcode


def machine_code(pieces: Iterable[bytes], symbols: Mapping[str, str]) -> bytes:
    """Links and optimizes the pieces; returns an object file for this processor.

    `symbols` are the functions that can be called, and the names they get.
    """
    linked = llvm.parse_assembly("")
    for piece in pieces:
        linked.link_in(llvm.parse_bitcode(piece))
    for function in linked.functions:
        if function.name in symbols:
            function.name = symbols[function.name]
        elif not function.is_declaration:
            function.linkage = "internal"  # nobody outside calls it, so LLVM may inline or drop it
    linked.verify()
    target = target_machine()
    linked.triple, linked.data_layout = llvm.get_process_triple(), str(target.target_data)
    builder = llvm.create_pass_builder(target, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(linked, builder)
    code: bytes = target.emit_object(linked)
    return code


def target_machine() -> Any:
    """LLVM's code generator for this processor, with all its features."""
    target = llvm.Target.from_triple(llvm.get_process_triple())
    cpu, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    if NEAR:
        return target.create_target_machine(cpu, features, opt=3, reloc="pic", codemodel="small")
    return target.create_target_machine(cpu, features, opt=3, jit=True)
