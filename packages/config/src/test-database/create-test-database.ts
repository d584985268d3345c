import { inject } from 'vitest'
import type {} from './global-setup.ts'
import { databaseUrl, runSql } from './run-sql.ts'
import { freshDatabaseName } from './test-server.ts'

export interface TestDatabase {
  url: string
  /** Ends the sessions that are still open, too. */
  drop(): Promise<void>
}

/**
 * A database of the test file's own with all tables and no rows: a copy of the migrated template,
 * made in some thirty milliseconds. Needs `test-database/global-setup.ts` as vitest's globalSetup.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('testDatabase')
  const name = freshDatabaseName('test')
  await runSql(serverUrl, `create database ${name} template ${template}`)
  return {
    url: databaseUrl(serverUrl, name),
    drop: () => runSql(serverUrl, `drop database if exists ${name} with (force)`),
  }
}
