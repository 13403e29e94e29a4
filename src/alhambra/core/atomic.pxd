cdef extern from *:
    """
    #if defined(__GNUC__)
    #define alhambra_get_word(words, place) __atomic_load_n((words) + (place), __ATOMIC_SEQ_CST)
    #define alhambra_put_word(words, place, value) \
        __atomic_store_n((words) + (place), (value), __ATOMIC_SEQ_CST)
    #else
    #include <intrin.h>
    #define alhambra_get_word(words, place) ((int) _InterlockedOr((long *) (words) + (place), 0))
    #define alhambra_put_word(words, place, value) \
        ((void) _InterlockedExchange((long *) (words) + (place), (value)))
    #endif
    #if defined(__GNUC__) && (defined(__x86_64__) || defined(__i386__))
    #define alhambra_breathe() __builtin_ia32_pause()
    #elif defined(__GNUC__) && defined(__aarch64__)
    #define alhambra_breathe() __asm__ __volatile__("yield")
    #else
    #define alhambra_breathe() ((void) 0)
    #endif
    """
    int get "alhambra_get_word"(int* words, int place) noexcept nogil
    void put "alhambra_put_word"(int* words, int place, int value) noexcept nogil
    void breathe "alhambra_breathe"() noexcept nogil
