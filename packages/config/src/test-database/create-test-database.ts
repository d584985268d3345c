import { inject } from 'vitest'
import type {} from './global-setup.ts'
import { buildDatabaseUrl, runSql } from './run-sql.ts'
import { freshDatabaseName } from './test-server.ts'

export interface TestDatabase {
  url: string
  /** Drops the database, ending open sessions. */
  drop(): Promise<void>
}

/**
 * Creates a separate database for a test file with all tables and no rows: a copy of the migrated
 * template, made file by file: the write-ahead log would take twice as long. Requires `test-database/global-setup.ts` as vitest’s globalSetup.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('testDatabase')
  const name = freshDatabaseName('test')
  await runSql(serverUrl, `create database ${name} template ${template} strategy file_copy`)
  return {
    url: buildDatabaseUrl(serverUrl, name),
    drop: () => runSql(serverUrl, `drop database if exists ${name} with (force)`),
  }
}
