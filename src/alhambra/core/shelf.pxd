from .palace cimport Palace

cdef extern from *:
    """
    #define alhambra_palace(palaces, seat) ((void *) Py_NewRef(PyList_GET_ITEM(palaces, seat)))
    """
    Palace palace_of "alhambra_palace"(list palaces, Py_ssize_t seat) noexcept
