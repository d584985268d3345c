import { databaseTests } from '@svetlitsa/config/vitest/database-tests.ts'

/** The long forms of tests, which `npm run test:long` runs one after the other. */
export default {
  ...databaseTests,
  test: { ...databaseTests.test, include: ['src/**/*.long.test.ts'], fileParallelism: false },
}
