"""Statistics for matches, analyses and studies: intervals, sequential tests, charts."""
