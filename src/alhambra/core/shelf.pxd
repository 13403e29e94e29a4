from .palace cimport Palace

# Whoever asks knows State, which knows this file, too: so it goes by the name that C has for it.
cdef extern from *:
    """
    #define alhambra_palaces(state) \
        (((struct __pyx_obj_8alhambra_4core_5state_State *) (state))->palaces)
    #define alhambra_palace(state, seat) \
        ((void *) Py_NewRef(PyList_GET_ITEM(alhambra_palaces(state), seat)))
    """
    Palace palace_of "alhambra_palace"(object state, Py_ssize_t seat) noexcept
