import { mergeConfig } from 'vitest/config'
import { nodeTests } from './node-tests.ts'

/**
 * Vitest for a package that owns tables: one real PostgreSQL a run, a migrated template database,
 * a copy of it for each test file that asks for one with `createTestDatabase`.
 */
export const databaseTests = mergeConfig(nodeTests, {
  test: {
    globalSetup: '@svetlitsa/config/test-database/global-setup.ts',
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
})
