from .episode cimport Episode
from .observe cimport Sight

cdef extern from *:
    """
    #define alhambra_item(things, row) ((void *) Py_NewRef(PyList_GET_ITEM(things, row)))
    #if defined(__GNUC__)
    static inline void alhambra_bring(const void *thing, int size) {
        for (int line = 0; line < size; line += 64) __builtin_prefetch((const char *) thing + line);
    }
    #else
    #define alhambra_bring(thing, size) ((void) (thing))
    #endif
    /* Uses the C names of the classes, to avoid counting references: that would already read the
       memory which is only to be prefetched. */
    #define alhambra_episode(thing) \
        ((struct __pyx_obj_8alhambra_4core_7episode_Episode *) (thing))
    #define alhambra_state(thing) (alhambra_episode(thing)->state)
    #define alhambra_seat(thing) (alhambra_episode(thing)->seat)
    #define alhambra_legal(things, row) (alhambra_episode(PyList_GET_ITEM(things, row))->legal)
    #define alhambra_legal_count(things, row) \
        (alhambra_episode(PyList_GET_ITEM(things, row))->legal_count)
    #define alhambra_after(state, seat) ((seat) + 1 < (state)->players ? (seat) + 1 : 0)
    /* Prefetches the episode three rows ahead, the state two rows ahead and palaces one row ahead:
       the address of each is read from the one before. */
    #define alhambra_fetch(things, row) do { \
        PyObject **coming = ((PyListObject *) (things))->ob_item + (row); \
        if ((row) + 3 >= PyList_GET_SIZE(things)) break; \
        alhambra_bring(coming[3], 256); \
        alhambra_bring(alhambra_state(coming[2]), 640); \
        alhambra_bring(alhambra_state(coming[1])->shelf[alhambra_seat(coming[1])], 256); \
        alhambra_bring(alhambra_state(coming[1])->shelf[ \
            alhambra_after(alhambra_state(coming[1]), alhambra_seat(coming[1]))], 128); \
    } while (0)
    """
    Episode episode_of "alhambra_item"(list episodes, Py_ssize_t row) noexcept
    short* legal_of "alhambra_legal"(list episodes, Py_ssize_t row) noexcept
    int legal_count_of "alhambra_legal_count"(list episodes, Py_ssize_t row) noexcept
    Sight sight_of "alhambra_item"(list sights, Py_ssize_t row) noexcept
    void fetch "alhambra_fetch"(list episodes, Py_ssize_t row) noexcept
