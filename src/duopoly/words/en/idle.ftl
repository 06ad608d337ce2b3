# House rules that can do nothing beside the others; $rule and $other are names, or what the page calls them.

idle-rule = { $rule } does nothing while { $other } is { $value }.
idle-rule-timed = { $rule } does nothing in this game: it belongs to the timed one.
idle-here = Does nothing while “{ $other }” is { $value }.
idle-here-timed = Does nothing in this game: it belongs to the timed one.
idle-on = on
idle-off = off
