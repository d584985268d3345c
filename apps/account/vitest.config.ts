import { mergeConfig } from 'vitest/config'
import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'

/** Screens are tested by role and label in a document. */
export default mergeConfig(nodeTests, {
  test: { include: ['src/**/*.test.{ts,tsx}'], environment: 'happy-dom' },
})
