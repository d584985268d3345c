import { defineConfig } from 'vitest/config'

/** Results also as a file: the output of the turbo task, from which `npm test` counts. */
export const testReport = defineConfig({
  test: {
    reporters: ['default', 'json'],
    outputFile: { json: 'test-results/vitest.json' },
  },
})
