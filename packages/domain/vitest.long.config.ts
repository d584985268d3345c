import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { mergeConfig } from 'vitest/config'

/** `npm run test:long` checks the properties of the rules with fresh values. */
export default mergeConfig(nodeTests, { test: { isolate: false } })
