from . cimport bits

ctypedef unsigned char u8
ctypedef unsigned long long u64

cdef extern from *:
    """
    #include <string.h>
    #if defined(__GNUC__)
    static inline void alhambra_near(const void *thing, int size) {
        for (int line = 0; line < size; line += 64) __builtin_prefetch((const char *) thing + line);
    }
    #else
    #define alhambra_near(thing, size) ((void) (thing))
    #endif
    /* By C's names of the classes: without counting references to what is still far away. */
    #define alhambra_state(episode) \
        (((struct __pyx_obj_8alhambra_4core_7episode_Episode *) (episode))->state)
    #define alhambra_seat(episode) \
        (((struct __pyx_obj_8alhambra_4core_7episode_Episode *) (episode))->seat)
    /* What comes in four rows, in three and so on, for each lies where the one before says. */
    #define alhambra_coming(episodes, row) PyList_GET_ITEM( \
        episodes, (row) < PyList_GET_SIZE(episodes) ? (row) : PyList_GET_SIZE(episodes) - 1)
    #define alhambra_fetch(episodes, row) ( \
        alhambra_near(alhambra_coming(episodes, (row) + 4), 128), \
        alhambra_near(alhambra_state(alhambra_coming(episodes, (row) + 3)), 256), \
        alhambra_near(alhambra_state(alhambra_coming(episodes, (row) + 2))->palaces, 64), \
        alhambra_near(PyList_GET_ITEM( \
            alhambra_state(alhambra_coming(episodes, (row) + 1))->palaces, \
            alhambra_seat(alhambra_coming(episodes, (row) + 1))), 256))
    #define alhambra_at(row, place) ((row) + (place))
    #define alhambra_clear(row, place, count) memset((row) + (place), 0, (size_t) (count))
    #define alhambra_copy(row, place, table, first, count) \
        memcpy((row) + (place), (table) + (first), (size_t) (count))
    /* Lists of legal ids have some ten numbers, and how many is hard to foresee. Behind the last
       one the first is repeated, so that sixteen can always be read. */
    static inline void alhambra_pad(short *numbers, int count) {
        for (int each = 0; each < 16; each++) numbers[count + each] = numbers[0];
    }
    static inline void alhambra_put(
        unsigned char *row, const short *places, int count, unsigned char value
    ) {
        if (count == 0) return;
        for (int each = 0; each < 16; each++) row[places[each]] = value;
        for (int each = 16; each < count; each++) row[places[each]] = value;
    }
    static inline int alhambra_has(const short *numbers, int count, int number) {
        short wanted = (short) number, found = 0;
        if (count == 0 || wanted != number) return 0;
        for (int each = 0; each < 16; each++) found |= (short) (numbers[each] == wanted);
        for (int each = 16; each < count; each++) found |= (short) (numbers[each] == wanted);
        return found;
    }
    static inline int alhambra_find(const unsigned short *numbers, int number) {
        int place = 16;
        for (int each = 15; each >= 0; each--) place = numbers[each] == number ? each : place;
        if (place == 16) while (numbers[place] != number) place++;
        return place;
    }
    static inline void alhambra_shift(
        short *row, int place, const short *numbers, int first, int by
    ) {
        for (int each = 0; each < 8; each++)
            row[place + each] = (short) (numbers[first + each] + by);
    }
    /* Most sets are small, and how small is hard to foresee: six are always written. */
    static inline int alhambra_spell(
        short *row, int place, unsigned long long tiles, int first
    ) {
        int count = alhambra_count(tiles);
        for (int each = 0; each < 6; each++) {
            row[place + each] = (short) (first + alhambra_lowest(tiles | 1ULL << 63));
            tiles &= tiles - 1;
        }
        for (int each = 6; each < count; each++) {
            row[place + each] = (short) (first + alhambra_lowest(tiles));
            tiles &= tiles - 1;
        }
        return count;
    }
    #define alhambra_list_at(row, place, numbers, count) \
        memcpy((row) + (place), (numbers), (size_t) (count) * sizeof(short))
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
    void fetch "alhambra_fetch"(list episodes, Py_ssize_t row) noexcept
    u8* at "alhambra_at"(u8* row, Py_ssize_t place) noexcept nogil
    void clear "alhambra_clear"(u8* row, Py_ssize_t place, Py_ssize_t count) noexcept nogil
    void copy "alhambra_copy"(
        u8* row, Py_ssize_t place, u8* table, Py_ssize_t first, Py_ssize_t count,
    ) noexcept nogil
    void pad "alhambra_pad"(short* numbers, int count) noexcept nogil
    void shift "alhambra_shift"(
        short* row, int place, short* numbers, int first, int by,
    ) noexcept nogil
    void put "alhambra_put"(u8* row, short* places, int count, u8 value) noexcept nogil
    void list_at "alhambra_list_at"(
        short* row, Py_ssize_t place, short* numbers, int count,
    ) noexcept nogil
    int spell "alhambra_spell"(short* row, int place, u64 tiles, int first) noexcept nogil
    bint has "alhambra_has"(short* numbers, int count, int number) noexcept nogil
    int find "alhambra_find"(unsigned short* numbers, int number) noexcept nogil
    void mark "alhambra_mark"(
        u8* row, int place, u8* spread, u64 tiles, int zone,
    ) noexcept nogil
    u8* bytes_of "alhambra_bytes"(u8[::1] view) noexcept nogil
    short* shorts_of "alhambra_shorts"(u8[::1] view) noexcept nogil
    int* ints_of "alhambra_ints"(u8[::1] view) noexcept nogil
    long long* longs_of "alhambra_longs"(u8[::1] view) noexcept nogil
    float* floats_of "alhambra_floats"(u8[::1] view) noexcept nogil
