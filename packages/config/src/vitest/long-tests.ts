import { mergeConfig, type ViteUserConfig } from 'vitest/config'

/**
 * The tests of a package that only `npm run test:long` runs, one file after the other: kills,
 * throttles, real waits, properties with fresh values.
 *
 * @param tests the configuration of its other tests
 */
export function createLongTests(tests: ViteUserConfig): ViteUserConfig {
  return mergeConfig(
    { ...tests, test: { ...tests.test, include: [], exclude: [], setupFiles: [] } },
    {
      test: {
        include: ['**/*.long.test.ts'],
        exclude: ['**/node_modules/**'],
        fileParallelism: false,
      },
    },
  )
}
