import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Rules are pure: nothing one file does is seen by another, so they need no process each.
    isolate: false,
    maxWorkers: 2,
  },
})
