import { databaseTests } from '@svetlitsa/config/vitest/database-tests.ts'
import { propertyTests } from '@svetlitsa/config/vitest/property-tests.ts'
import { mergeConfig } from 'vitest/config'

export default mergeConfig(mergeConfig(databaseTests, propertyTests), {
  test: {
    include: ['demo/**/*.test.ts'],
    // What the API remembers belongs to the services of one API, and every file starts its own on a
    // database of its own: loading all modules anew for each file took a third of the time.
    isolate: false,
  },
})
