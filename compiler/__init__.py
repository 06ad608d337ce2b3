"""Compiles the rules and bots to WebAssembly: from Python to C, and from C by Clang."""
