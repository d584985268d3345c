import { defineConfig } from 'vitest/config'

/** Servers on a disk, killed and started again: `npm run test:long` alone. */
export default defineConfig({
  test: {
    include: ['**/*.long.test.ts'],
    testTimeout: 120_000,
    hookTimeout: 180_000,
    fileParallelism: false,
  },
})
