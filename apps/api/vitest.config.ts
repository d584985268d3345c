import { databaseTests } from '@svetlitsa/config/vitest/database-tests.ts'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(databaseTests, {
  test: {
    include: ['src/**/*.test.ts', 'seed/**/*.test.ts'],
    exclude: ['**/*.long.test.ts'],
    // What the API remembers belongs to the services of one API, and every file starts its own on a
    // database of its own: loading all modules anew for each file took a third of the time.
    isolate: false,
  },
})
