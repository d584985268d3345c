/**
 * The C library would keep an arena of freed memory for each thread, and blocks of up to 32 MB: with
 * these, what pages and pictures took goes back to the system (mallopt(3)). The images of
 * deploy/Dockerfile set the same.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '65536',
  MALLOC_TRIM_THRESHOLD_: '65536',
}

/** In MB. A larger one is kept. */
const youngGenerations = { api: 8, storefront: 8, router: 4 }

/**
 * The arguments of Node that limit the memory of a program, which V8 sizes for a machine of its own:
 * garbage is collected when the heap has grown to one and a half of what the last collection left
 * but at least to 64 MB, instead of up to four times as much (docs/measurements.md).
 * `node --v8-options` describes them. The images of deploy/Dockerfile are started with the same.
 */
export function limitHeap(program: keyof typeof youngGenerations): string[] {
  return [
    `--max-semi-space-size=${youngGenerations[program]}`,
    '--initial-old-space-size=64',
    '--heap-growing-percent=50',
  ]
}
