import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(nodeTests, { test: { include: ['**/*.test.ts'] } })
