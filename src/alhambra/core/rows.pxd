ctypedef unsigned char u8
ctypedef unsigned long long u64

cdef extern from *:
    """
    #include <string.h>
    #if defined(__GNUC__)
    static inline void alhambra_fetch(const void *thing) {
        for (int line = 0; line < 640; line += 64) __builtin_prefetch((const char *) thing + line);
    }
    #else
    #define alhambra_fetch(thing)
    #endif
    #define alhambra_at(row, place) ((row) + (place))
    #define alhambra_clear(row, place, count) memset((row) + (place), 0, (size_t) (count))
    #define alhambra_copy(row, place, table, first, count) \
        memcpy((row) + (place), (table) + (first), (size_t) (count))
    static inline void alhambra_put(
        unsigned char *row, const short *places, int count, unsigned char value
    ) {
        for (int each = 0; each < count; each++) row[places[each]] = value;
    }
    static inline int alhambra_has(const short *numbers, int count, int number) {
        for (int each = 0; each < count; each++) if (numbers[each] == number) return 1;
        return 0;
    }
    /* Bytes eight at a time: no sum is above 255, so none runs over into the next. */
    static inline void alhambra_mark(
        unsigned char *row, int place, const unsigned char *spread, unsigned long long tiles,
        int zone
    ) {
        for (int word = 0; word < 56; word += 8) {
            unsigned long long sum, more;
            memcpy(&sum, row + place + word, 8);
            memcpy(&more, spread + 8 * ((tiles >> word) & 255), 8);
            sum += more * (unsigned) zone;
            memcpy(row + place + word, &sum, 8);
        }
    }
    #define alhambra_bytes(view) ((unsigned char *) (view).data)
    #define alhambra_shorts(view) ((short *) (view).data)
    #define alhambra_ints(view) ((int *) (view).data)
    #define alhambra_longs(view) ((long long *) (view).data)
    #define alhambra_floats(view) ((float *) (view).data)
    """
    void fetch "alhambra_fetch"(object thing) noexcept
    u8* at "alhambra_at"(u8* row, Py_ssize_t place) noexcept nogil
    void clear "alhambra_clear"(u8* row, Py_ssize_t place, Py_ssize_t count) noexcept nogil
    void copy "alhambra_copy"(
        u8* row, Py_ssize_t place, u8* table, Py_ssize_t first, Py_ssize_t count,
    ) noexcept nogil
    void put "alhambra_put"(u8* row, short* places, int count, u8 value) noexcept nogil
    bint has "alhambra_has"(short* numbers, int count, int number) noexcept nogil
    void mark "alhambra_mark"(
        u8* row, int place, u8* spread, u64 tiles, int zone,
    ) noexcept nogil
    u8* bytes_of "alhambra_bytes"(u8[::1] view) noexcept nogil
    short* shorts_of "alhambra_shorts"(u8[::1] view) noexcept nogil
    int* ints_of "alhambra_ints"(u8[::1] view) noexcept nogil
    long long* longs_of "alhambra_longs"(u8[::1] view) noexcept nogil
    float* floats_of "alhambra_floats"(u8[::1] view) noexcept nogil
