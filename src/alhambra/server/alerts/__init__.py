"""Push notifications for people whose page is closed: who gets one, when, and how it is sent."""
