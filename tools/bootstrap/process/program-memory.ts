/**
 * The C library would keep an arena of freed memory for each thread, and blocks of up to 32 MB: with
 * these, what pages and pictures took goes back to the system (mallopt(3)). The images of
 * deploy/Dockerfile set the same.
 */
export const allocatorSettings = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
}

/** In MB. A larger one takes no less processor time under load (docs/measurements.md), and is kept. */
const youngGenerations = { api: 8, storefront: 16, router: 4 }

/** The argument of Node that limits the young generation of a program. */
export function limitYoungGeneration(program: keyof typeof youngGenerations): string {
  return `--max-semi-space-size=${youngGenerations[program]}`
}
