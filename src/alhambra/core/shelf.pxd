from .palace cimport Palace

# State's header needs this file, so State cannot be imported here: it is used by its name in C.
cdef extern from *:
    """
    #define alhambra_state_of(state) ((struct __pyx_obj_8alhambra_4core_5state_State *) (state))
    #define alhambra_palace(state, seat) \
        ((void *) Py_NewRef((PyObject *) alhambra_state_of(state)->shelf[seat]))
    #define alhambra_line_up(state) do { \
        for (int seat = 0; seat < alhambra_state_of(state)->players; seat++) \
            alhambra_state_of(state)->shelf[seat] = \
                PyList_GET_ITEM(alhambra_state_of(state)->palaces, seat); \
    } while (0)
    """
    Palace palace_of "alhambra_palace"(object state, Py_ssize_t seat) noexcept
    void line_up "alhambra_line_up"(object state) noexcept
