# House rules that can do nothing beside the others; $rule and $other are names, or what the page calls them.

idle-rule = { $rule } has no effect while { $other } is { $value }.
idle-rule-timed = { $rule } has no effect in this game, only in a timed one.
idle-here = No effect while “{ $other }” is { $value }.
idle-here-timed = No effect in this game, only in a timed one.
idle-on = on
idle-off = off
