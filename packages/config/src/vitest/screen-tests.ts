import { join } from 'node:path'
import { defineConfig, mergeConfig } from 'vitest/config'
import { nodeTests } from './node-tests.ts'

/**
 * Vitest configuration for a single-page app: its screens run in a simulated browser, and are found
 * by role and label.
 */
export const screenTests = mergeConfig(
  nodeTests,
  defineConfig({
    test: {
      include: ['src/**/*.test.tsx'],
      // A window of its own for each file, as in processes, but in processes that have loaded React
      // already: half the time.
      pool: 'vmForks',
      environment: 'happy-dom',
      environmentOptions: { happyDOM: { url: 'http://localhost:3000/' } },
      setupFiles: join(import.meta.dirname, 'add-shop-name.ts'),
    },
  }),
)
