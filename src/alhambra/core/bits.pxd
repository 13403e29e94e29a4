cdef extern from *:
    """
    #define ALHAMBRA_MASK64 0xFFFFFFFFFFFFFFFFULL
    #if defined(__GNUC__)
    #define alhambra_count(bits) __builtin_popcountll(bits)
    #define alhambra_lowest(bits) __builtin_ctzll(bits)
    #define alhambra_highest(bits) (63 - __builtin_clzll(bits))
    #else
    static inline int alhambra_count(unsigned long long bits) {
        int count = 0;
        for (; bits; bits &= bits - 1) count++;
        return count;
    }
    static inline int alhambra_lowest(unsigned long long bits) {
        int number = 0;
        for (; !(bits & 1); bits >>= 1) number++;
        return number;
    }
    static inline int alhambra_highest(unsigned long long bits) {
        int number = 0;
        while (bits >>= 1) number++;
        return number;
    }
    #endif
    static inline int alhambra_nth(unsigned long long bits, int place) {
        for (; place; place--) bits &= bits - 1;
        return alhambra_lowest(bits);
    }
    /* Knuth's multiplicative hash: the constant is about 2**32 divided by the golden ratio. */
    #define alhambra_scatter(number, places) \
        ((int) ((unsigned long long) (number) * 2654435761ULL >> 18) & ((places) - 1))
    """
    const unsigned long long MASK64 "ALHAMBRA_MASK64"
    int count "alhambra_count"(unsigned long long bits) noexcept nogil
    int lowest "alhambra_lowest"(unsigned long long bits) noexcept nogil
    int highest "alhambra_highest"(unsigned long long bits) noexcept nogil
    int scatter "alhambra_scatter"(unsigned long long number, int places) noexcept nogil
    int nth "alhambra_nth"(unsigned long long bits, int place) noexcept nogil
