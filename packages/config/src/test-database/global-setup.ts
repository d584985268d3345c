import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureDatabase } from '@svetlitsa/postgres/database/ensure-database'
import type { TestProject } from 'vitest/node'
import { readTestDatabaseUrl, setTemporaryFolder } from './env.ts'
import { buildDatabaseUrl, runSql } from './run-sql.ts'
import { freshDatabaseName, startTestServer } from './test-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    testDatabase: { serverUrl: string; template: string }
  }
}

/**
 * Vitest’s global setup for tests on a real database: one server per run with one template
 * database, migrated once by the tested package’s src/platform/database/migrate.ts. Test files copy
 * it with `createTestDatabase`. What tests leave in the folder of temporary files goes with the run.
 */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const server = await startTestServer(readTestDatabaseUrl())
  const template = freshDatabaseName('template')
  await ensureDatabase(server.url, template)
  await migrateTemplate(project.config.root, buildDatabaseUrl(server.url, template))
  project.provide('testDatabase', { serverUrl: server.url, template })
  const temporaryFiles = await mkdtemp(join(tmpdir(), 'svetlitsa-tests-'))
  setTemporaryFolder(temporaryFiles)
  return async () => {
    await rm(temporaryFiles, { recursive: true, force: true })
    await runSql(server.url, `drop database if exists ${template} with (force)`)
    await server.stop()
  }
}

async function migrateTemplate(packageDir: string, url: string): Promise<void> {
  const file = join(packageDir, 'src', 'platform', 'database', 'migrate.ts')
  const { migrate } = await import(pathToFileURL(file).href)
  await migrate(url)
}
