import { nodeTests } from './src/vitest/node-tests.ts'

export default nodeTests
