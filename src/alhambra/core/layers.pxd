cdef extern from *:
    """
    #include <stddef.h>
    /* The same sums in the same order, in vector registers of the width available. Multiplying and
       adding stay separate steps, so that every processor rounds the same way. */
    #if defined(__GNUC__)
    #define ALHAMBRA_ADD_ROWS(name, lanes, vector) \\
        typedef float vector __attribute__((vector_size(4 * lanes), aligned(4), may_alias)); \\
        ALHAMBRA_TARGET_##lanes __attribute__((unused)) static void name( \\
            float *sums, ptrdiff_t width, const float *numbers, const ptrdiff_t *rows, \\
            ptrdiff_t count, const float *weights \\
        ) { \\
            ptrdiff_t place = 0; \\
            for (; place + 4 * lanes <= width; place += 4 * lanes) { \\
                vector *out = (vector *) (sums + place); \\
                vector a = out[0], b = out[1], c = out[2], d = out[3]; \\
                for (ptrdiff_t i = 0; i < count; i++) { \\
                    const vector *row = (const vector *) (weights + rows[i] + place); \\
                    const float number = numbers[i]; \\
                    a += number * row[0], b += number * row[1]; \\
                    c += number * row[2], d += number * row[3]; \\
                } \\
                out[0] = a, out[1] = b, out[2] = c, out[3] = d; \\
            } \\
            for (; place < width; place += lanes) { \\
                vector sum = *(vector *) (sums + place); \\
                for (ptrdiff_t i = 0; i < count; i++) \\
                    sum += numbers[i] * *(const vector *) (weights + rows[i] + place); \\
                *(vector *) (sums + place) = sum; \\
            } \\
        }
    #define ALHAMBRA_TARGET_4
    ALHAMBRA_ADD_ROWS(alhambra_add_rows_4, 4, alhambra_four)
    /* Not with Clang: there the check for AVX2 needs a runtime library, which Zig lacks. */
    #if defined(__x86_64__) && !defined(__clang__)
    #define ALHAMBRA_TARGET_8 __attribute__((target("avx2")))
    ALHAMBRA_ADD_ROWS(alhambra_add_rows_8, 8, alhambra_eight)
    #define alhambra_add_rows (alhambra_wide() ? alhambra_add_rows_8 : alhambra_add_rows_4)
    static inline int alhambra_wide(void) {
        static int wide = -1;
        if (wide < 0) wide = __builtin_cpu_supports("avx2") != 0;
        return wide;
    }
    #else
    #define alhambra_add_rows alhambra_add_rows_4
    #endif
    #else
    static void alhambra_add_rows(
        float *sums, ptrdiff_t width, const float *numbers, const ptrdiff_t *rows, ptrdiff_t count,
        const float *weights
    ) {
        for (ptrdiff_t i = 0; i < count; i++)
            for (ptrdiff_t j = 0; j < width; j++) sums[j] += numbers[i] * weights[rows[i] + j];
    }
    #endif
    static inline ptrdiff_t alhambra_gather(
        const float *values, ptrdiff_t first, ptrdiff_t count, float *numbers, ptrdiff_t *rows,
        ptrdiff_t found, ptrdiff_t row, ptrdiff_t width
    ) {
        for (ptrdiff_t i = 0; i < count; i++, row += width) {
            numbers[found] = values[first + i];
            rows[found] = row;
            found += values[first + i] != 0.0f;
        }
        return found;
    }
    """
    void add_rows "alhambra_add_rows"(
        float* sums, Py_ssize_t width, float* numbers, Py_ssize_t* rows, Py_ssize_t count,
        float* weights,
    ) noexcept nogil
    Py_ssize_t gather "alhambra_gather"(
        float* values, Py_ssize_t first, Py_ssize_t count, float* numbers, Py_ssize_t* rows,
        Py_ssize_t found, Py_ssize_t row, Py_ssize_t width,
    ) noexcept nogil
