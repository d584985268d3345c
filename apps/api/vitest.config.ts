import { databaseTests } from '@svetlitsa/config/vitest/database-tests.ts'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(databaseTests, { test: { include: ['test/**/*.test.ts'] } })
