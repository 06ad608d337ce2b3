"""Opponents to measure bots against: the bots as they played on 22 November 2026, and eight that try to exploit others.

They are plain functions like the policies, and are compiled with the rules into a program of their own (`engine`).
"""
