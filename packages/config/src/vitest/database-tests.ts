import { join } from 'node:path'
import { mergeConfig } from 'vitest/config'
import { nodeTests } from './node-tests.ts'

/**
 * Vitest configuration for a package that owns tables: one real PostgreSQL server and one migrated
 * template database per run, copied for each test file by `createTestDatabase`.
 */
export const databaseTests = mergeConfig(nodeTests, {
  test: { globalSetup: join(import.meta.dirname, '../test-database/global-setup.ts') },
})
