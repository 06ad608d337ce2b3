"""Kinds of options that several commands have."""

from typing import Annotated

from cyclopts import Parameter

Flag = Annotated[bool, Parameter(negative="")]
Many = Annotated[list[str] | None, Parameter(negative="")]
