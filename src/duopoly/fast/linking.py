"""Compiling many functions that call each other into one module, which is optimised once.

Numba by itself optimises each function together with all that it calls, so the innermost ones many times over.
"""

import sys
from typing import Any

import llvmlite.binding as llvm
from numba.core import compiler
from numba.core.codegen import JITCodeLibrary
from numba.core.dispatcher import _FunctionCompiler  # type: ignore[attr-defined]

NEAR = sys.platform == "linux"
"""Whether code that is loaded in one piece may be addressed as near; elsewhere LLVM chooses."""


class Lone(JITCodeLibrary):
    """Code that has no environment, for the rules never go back to Python, and that is not called from this process."""

    @property
    def codegen(self) -> Any:
        """The code generator, which sets no environment."""
        return Apart(self._codegen)

    def get_pointer_to_function(self, name: str) -> int:
        """There is none."""
        return 0


class Part(Lone):
    """A function on its own: neither linked nor optimised before something that Python calls is made of it."""

    def finalize(self) -> None:
        """Nothing more is added."""
        self._raise_if_finalized()
        self._finalize_dynamic_globals()
        self._finalized = True


def closure(library: Any, found: dict[Any, None] | None = None) -> list[Any]:
    """All that a library calls, each once, callees before callers."""
    found = {} if found is None else found
    for callee in library._linking_libraries:
        if callee not in found:
            if isinstance(callee, Part):
                closure(callee, found)
            found[callee] = None
    return list(found)


class Apart:
    """A code generator that sets no environment."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)

    def set_env(self, name: str, env: Any) -> None:
        """There is nowhere to put it."""


class Whole(Lone):
    """Something that Python calls, with all its parts; then `code` is a file of machine code for this processor."""

    code = b""

    def finalize(self) -> None:
        """Links each part once, and optimises the whole. Callers come first: what nobody calls yet is left out in linking."""
        self._linking_libraries = list(reversed(closure(self)))
        super().finalize()

    def _optimize_final_module(self) -> None:
        """As ever; but nobody else calls the parts, so one that is called in one place only can be put there."""
        for function in self._final_module.functions:
            if not function.is_declaration and function.linkage == llvm.Linkage.linkonce_odr:
                function.linkage = "internal"
        options = llvm.create_pipeline_tuning_options(speed_level=3)
        builder = llvm.create_pass_builder(self._codegen._tm, options)
        builder.getModulePassManager().run(self._final_module, builder)

    def _finalize_final_module(self) -> None:
        """Makes the machine code; Numba's own engine need not have it."""
        self._finalize_dynamic_globals()
        self.code = machine().emit_object(self._final_module)
        self._finalized = True


def machine() -> Any:
    """What LLVM makes machine code with: all that this processor can do."""
    target = llvm.Target.from_triple(llvm.get_process_triple())
    cpu, features = llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten()
    if NEAR:
        return target.create_target_machine(cpu, features, opt=3, reloc="pic", codemodel="small")
    return target.create_target_machine(cpu, features, opt=3, jit=True)


class Maker(_FunctionCompiler):
    """Compiles a function into a library of the kind wanted."""

    def __init__(self, plain: _FunctionCompiler, kind: type[JITCodeLibrary]) -> None:
        super().__init__(plain.py_func, plain.targetdescr, plain.targetoptions, plain.locals, plain.pipeline_class)
        self.kind = kind

    def _compile_core(self, args: Any, return_type: Any) -> Any:
        context = self.targetdescr.target_context
        library = self.kind(context.codegen(), self.py_func.__qualname__)
        flags = compiler.Flags()
        self.targetdescr.options.parse_as_flags(flags, self.targetoptions)
        made = compiler.compile_extra(
            self.targetdescr.typing_context,
            context,
            self.py_func,
            args=args,
            return_type=return_type,
            flags=flags,
            locals=self.locals,
            library=library,
            pipeline_class=self.pipeline_class,
        )
        library.finalize()
        return made
