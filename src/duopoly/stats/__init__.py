"""Statistics: confidence intervals, the sequential test, ratings, and the charts of the reports."""
