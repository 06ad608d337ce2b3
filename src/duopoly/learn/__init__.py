"""What learners play with: decisions and positions as numbers, and many games side by side. Plain functions like the rules."""
