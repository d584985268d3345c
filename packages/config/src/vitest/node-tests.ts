import { defineConfig } from 'vitest/config'

/** Vitest for a package without a browser: tests stand beside what they prove. */
export const nodeTests = defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    environment: 'node',
    restoreMocks: true,
    // Both cores are shared with whatever else runs in the same check.
    maxWorkers: 2,
  },
})
