import { databaseTests } from '@svetlitsa/config/vitest/database-tests.ts'
import { createLongTests } from '@svetlitsa/config/vitest/long-tests.ts'

export default createLongTests(databaseTests)
