"""Every refusal of the server, as a tree:

    AlhambraError
    ├── TableError            409  the request does not fit the table as it is now
    │   ├── Stale             409  stale          the action answers an older version
    │   ├── NoSuchTable       404  no-such-table
    │   │   └── ExerciseGone  404  no-such-exercise
    │   ├── NoSuchScores      404  no-such-scores
    │   ├── NoSuchDeal        404  no-such-deal
    │   └── NotAllowed        403  only another person may do this
    ├── BadMessage            400  message        bytes that are no message
    │   ├── NoToken           401  token          nobody knows who asks
    │   │   └── NameEnded     401  renewed        the token counted until a link was made anew
    │   ├── TooLarge          413  too-large
    │   └── WrongType         415  content-type
    ├── TooMany               429  too-many       more than the limits allow
    ├── Full                  507  full           no room is left for anything new
    └── store.Unavailable     503  unavailable    the database does not answer

A refusal by the rules is an `IllegalAction`, which brings its rule id (409).
"""

from __future__ import annotations

import math

from ..errors import AlhambraError
from ..exercises.exercise import NoSuchExercise


class TableError(AlhambraError):
    """The request does not fit the table as it is now; nothing has changed."""

    status = 409

    def __init__(self, slug: str, text: str, **details: object) -> None:
        """Name the kind of refusal, what is wrong and what would be right."""
        super().__init__(text)
        self.slug = slug
        self.text = text
        self.details = details


class Stale(TableError):
    """The action answers an older version than the table has by now."""

    def __init__(self, version: int) -> None:
        """Say which version an action has to answer at least."""
        super().__init__(
            "stale", "the table has moved on; look again, then choose", version=version
        )


class NoSuchTable(TableError):
    """There is no such table, or it has expired."""

    status = 404

    def __init__(self) -> None:
        """The id is not repeated: whoever asked knows it."""
        super().__init__("no-such-table", "there is no such table; it may have expired")


class ExerciseGone(NoSuchTable):
    """The exercise that a table is for is not what it was when the table was made, if it is."""

    def __init__(self) -> None:
        """Say where to find others."""
        error = NoSuchExercise()
        TableError.__init__(self, error.slug, str(error))


class NoSuchScores(TableError):
    """There is no such score sheet, or it has expired."""

    status = 404

    def __init__(self) -> None:
        """The id is not repeated: whoever asked knows it."""
        super().__init__("no-such-scores", "there is no such score sheet; it may have expired")


class NoSuchDeal(TableError):
    """There is no such deal, or its day has not come."""

    status = 404

    def __init__(self) -> None:
        """The name is not repeated: whoever asked knows it."""
        super().__init__("no-such-deal", "there is no such deal; check that the link is complete")


class NotAllowed(TableError):
    """Only another person may do this."""

    status = 403


class BadMessage(AlhambraError):
    """Bytes that are no message of the protocol."""

    slug = "message"
    status = 400


class NoToken(BadMessage):
    """The request does not say who asks, or not in a way that we know."""

    slug = "token"
    status = 401


class NameEnded(NoToken):
    """The person's link was made anew, or all of the person's was deleted, on another device."""

    slug = "renewed"

    def __init__(self) -> None:
        """Say what to do."""
        super().__init__("this token is no longer valid: the person's link has been renewed")


class TooLarge(BadMessage):
    """More bytes than any message has."""

    slug = "too-large"
    status = 413


class WrongType(BadMessage):
    """A body that does not claim to be JSON."""

    slug = "content-type"
    status = 415


class TooMany(AlhambraError):
    """More than the limits allow."""

    slug = "too-many"
    status = 429

    def __init__(self, text: str, wait: float) -> None:
        """Say after how many seconds to try again."""
        super().__init__(text)
        self.wait = wait
        self.details = {"wait": math.ceil(wait)}


class Full(AlhambraError):
    """As much is stored as there may be."""

    slug = "full"
    status = 507

    def __init__(self) -> None:
        """What goes on, and what does not."""
        super().__init__(
            "the server has no room for anything new or for chat; games that have begun go on"
        )
