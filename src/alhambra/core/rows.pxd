from . cimport bits

ctypedef unsigned char u8
ctypedef unsigned long long u64

cdef extern from *:
    """
    #include <string.h>
    #if defined(__GNUC__)
    #define alhambra_near(numbers, place) __builtin_prefetch((numbers) + (place))
    #else
    #define alhambra_near(numbers, place) ((void) (numbers))
    #endif
    /* A number of four bytes, stored in the place of two numbers of two bytes. */
    static inline void alhambra_ask(short *numbers, int place, int question) {
        memcpy(numbers + place, &question, sizeof question);
    }
    static inline int alhambra_answers(const short *numbers, int place, int question) {
        int asked;
        memcpy(&asked, numbers + place, sizeof asked);
        return asked == question;
    }
    #define alhambra_at(row, place) ((row) + (place))
    #define alhambra_clear(row, place, count) memset((row) + (place), 0, (size_t) (count))
    #define alhambra_blank(numbers, count) memset(numbers, 0, (size_t) (count) * sizeof *(numbers))
    #define alhambra_copy(row, place, table, first, count) \
        memcpy((row) + (place), (table) + (first), (size_t) (count))
    /* Lists of legal ids have about ten numbers, rarely more than 24, and the processor could not
       predict how many. After the last one the first is repeated, so that 24 can always be read. */
    static inline void alhambra_pad(short *numbers, int count) {
        short part[8];
        for (int each = 0; each < 8; each++) part[each] = numbers[0];
        for (int piece = 0; piece < 24; piece += 8)
            memcpy(numbers + count + piece, part, sizeof part);
    }
    static inline void alhambra_put(
        unsigned char *row, const short *places, int count, unsigned char value
    ) {
        if (count == 0) return;
        for (int each = 0; each < 16; each++) row[places[each]] = value;
        for (int each = 16; each < 24; each++) row[places[each]] = value;
        for (int each = 24; each < count; each++) row[places[each]] = value;
    }
    static inline int alhambra_has(const short *numbers, int count, int number) {
        short wanted = (short) number, found = 0;
        if (count == 0 || wanted != number) return 0;
        for (int each = 0; each < 24; each++) found |= (short) (numbers[each] == wanted);
        for (int each = 24; each < count; each++) found |= (short) (numbers[each] == wanted);
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
        short part[16];
        memcpy(part, numbers + first, sizeof part);
        for (int each = 0; each < 16; each++) part[each] = (short) (part[each] + by);
        memcpy(row + place, part, sizeof part);
    }
    /* Most sets are small, but the processor could not predict their size: six numbers are always
       written. */
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
    /* Each of the first eight numbers goes to the place given by how many of them are smaller.
       There are rarely more than four, or even more than eight. */
    static inline void alhambra_rank(short *row, int place, const short *numbers, int count) {
        short part[8], smaller[8] = {0};
        memcpy(part, numbers, sizeof part);
        for (int each = 0; each < 8; each++)
            part[each] = (short) (part[each] | (each < count ? 0 : 0x7FFF));
        for (int other = 0; other < 4; other++)
            for (int each = 0; each < 8; each++)
                smaller[each] = (short) (smaller[each] + (part[other] < part[each]));
        if (count > 4)
            for (int other = 4; other < 8; other++)
                for (int each = 0; each < 8; each++)
                    smaller[each] = (short) (smaller[each] + (part[other] < part[each]));
        for (int each = 0; each < 4; each++) row[place + smaller[each]] = part[each];
        if (count > 4)
            for (int each = 4; each < 8; each++) row[place + smaller[each]] = part[each];
        for (int each = 8; each < count; each++) {
            int gap = place + each;
            for (; gap > place && row[gap - 1] > numbers[each]; gap--) row[gap] = row[gap - 1];
            row[gap] = numbers[each];
        }
    }
    static inline void alhambra_list_at(
        short *row, Py_ssize_t place, const short *numbers, int count
    ) {
        memcpy(row + place, numbers, 24 * sizeof(short));
        if (count > 24) memcpy(row + place, numbers, (size_t) count * sizeof(short));
    }
    /* Eight bytes at a time: no sum is above 255, so none overflows into the next byte. */
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
    void near "alhambra_near"(short* numbers, Py_ssize_t place) noexcept nogil
    void ask "alhambra_ask"(short* numbers, int place, int question) noexcept nogil
    bint answers "alhambra_answers"(short* numbers, int place, int question) noexcept nogil
    u8* at "alhambra_at"(u8* row, Py_ssize_t place) noexcept nogil
    void clear "alhambra_clear"(u8* row, Py_ssize_t place, Py_ssize_t count) noexcept nogil
    void blank "alhambra_blank"(float* numbers, Py_ssize_t count) noexcept nogil
    void copy "alhambra_copy"(
        u8* row, Py_ssize_t place, u8* table, Py_ssize_t first, Py_ssize_t count,
    ) noexcept nogil
    void pad "alhambra_pad"(short* numbers, int count) noexcept nogil
    void shift "alhambra_shift"(
        short* row, int place, short* numbers, int first, int by,
    ) noexcept nogil
    void rank "alhambra_rank"(short* row, int place, short* numbers, int count) noexcept nogil
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
