import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // Rules are pure and tests share no state, so they need no separate processes.
    isolate: false,
    maxWorkers: 2,
  },
})
