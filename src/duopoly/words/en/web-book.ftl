# The book of rules on the page.

web-book-read = Read the rules
web-book-strategy = How to play well
web-book-contents = Table of contents
web-book-search = Search the rules
web-book-clear = Clear the search
web-book-matches = { $number ->
    [one] { $number } paragraph
   *[other] { $number } paragraphs
}
web-book-nothing = Nothing in these rules about “{ $query }”.
web-book-house-rule = House rule here: { $change }
web-book-house-rules = { $number ->
    [one] { $number } house rule at this table
   *[other] { $number } house rules at this table
}
web-book-option = Optional: this applies only if the table has chosen it.
web-book-example = See it played: { $title }
web-book-board = The board of the example
web-book-position = The position
web-book-step = { $n } of { $of }
web-book-back = Back
web-book-next = Next
web-book-again = From the start
web-book-cash = { $player } has { $sum }
