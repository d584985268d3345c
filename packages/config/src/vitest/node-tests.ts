import { defineConfig } from 'vitest/config'

/** Vitest configuration for a package without a browser; tests are beside the code they test. */
export const nodeTests = defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    // The cores are shared with the other jobs of the same check.
    maxWorkers: 2,
  },
})
