import { nodeTests } from '@svetlitsa/config/vitest/node-tests.ts'

export default nodeTests
