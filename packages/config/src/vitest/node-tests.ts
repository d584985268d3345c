import { mergeConfig } from 'vitest/config'
import { testReport } from './test-report.ts'

/**
 * Vitest configuration for a package without a browser; tests are beside the code they test. The
 * limits are those of a machine several times slower than usual: a test that waits for something
 * ends when it happens.
 */
export const nodeTests = mergeConfig(testReport, {
  test: {
    include: ['src/**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/*.long.test.ts'],
    environment: 'node',
    restoreMocks: true,
    testTimeout: 120_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 30_000 } },
    // The cores are shared with the other jobs of the same check.
    maxWorkers: 2,
  },
})
