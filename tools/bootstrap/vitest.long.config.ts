import { createLongTests } from '@svetlitsa/config/vitest/long-tests.ts'
import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'

export default createLongTests(nodeTests)
