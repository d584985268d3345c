import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(nodeTests, {
  test: {
    // Whole-router tests need many parts at once, so they stand beside src, not beside one file.
    include: ['test/**/*.test.ts'],
    testTimeout: 60_000,
  },
})
