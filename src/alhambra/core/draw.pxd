from .rng cimport Rng

ctypedef unsigned long long u64


cdef inline int below(Rng rng, int bound) noexcept:
    cdef u64 mixed = rng.word + 0x9E3779B97F4A7C15ULL
    rng.word = mixed
    mixed = (mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9ULL
    mixed = (mixed ^ (mixed >> 27)) * 0x94D049BB133111EBULL
    return <int> ((((mixed ^ (mixed >> 31)) >> 32) * <u64> bound) >> 32)
