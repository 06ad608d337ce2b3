"""What learners see and choose: numbered actions, observations and rewards, as plain functions that also run compiled."""
