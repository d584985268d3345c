import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import pg from 'pg'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { migrate } from './migrate.ts'

let database: TestDatabase
let shopper: pg.Client
let migrationsFolder: string

beforeEach(async () => {
  database = await createTestDatabase()
  shopper = new pg.Client({ connectionString: database.url })
  await shopper.connect()
  migrationsFolder = writeNextMigration()
})
afterEach(async () => {
  await shopper.end()
  await database.drop()
  await rm(migrationsFolder, { recursive: true })
})

/** A migration of the next release, which changes a table that is in use. */
function writeNextMigration(): string {
  const folder = mkdtempSync(join(tmpdir(), 'svetlitsa-migration-'))
  const entry = {
    idx: 0,
    version: '7',
    when: 9_000_000_000_000,
    tag: '0000_next',
    breakpoints: true,
  }
  const journal = { version: '7', dialect: 'postgresql', entries: [entry] }
  mkdirSync(join(folder, 'meta'))
  writeFileSync(join(folder, 'meta', '_journal.json'), JSON.stringify(journal))
  writeFileSync(join(folder, '0000_next.sql'), 'alter table payment add column next text')
  return folder
}

it('gives up a lock that a running query holds, says which, and tries again', async () => {
  await shopper.query('begin')
  await shopper.query("select count(*) from payment where method <> 'a secret'")
  const lines: string[] = []
  const report = (line: string): void => {
    lines.push(line)
    if (lines.length === 2) void shopper.query('commit')
  }
  await migrate(database.url, { migrationsFolder, lockTimeoutMs: 700, pauseMs: 200, report })
  expect(lines).toHaveLength(2)
  expect(lines[0]).toMatch(/AccessExclusiveLock on payment, held by process \d+ \(idle in trans/)
  expect(lines[0]).toContain("where method <> '…'")
  expect(lines[0]).toContain('Attempt 2 of 8 in 0.2 s')
  await shopper.query('select next from payment')
})

it('fails with the lock and its holder if the lock is never released', async () => {
  await shopper.query('begin')
  await shopper.query('select count(*) from payment')
  const retry = { lockTimeoutMs: 700, pauseMs: 50, attempts: 2, report: () => {} }
  await expect(migrate(database.url, { migrationsFolder, ...retry })).rejects.toThrow(
    /AccessExclusiveLock on payment, held by process \d+ .*Given up after 2 attempts/,
  )
  // Nobody waits any more: others can use the table while the shopper still reads it.
  await writePayment()
})

/** A write that would wait behind a migration that still waits for its lock. */
async function writePayment(): Promise<void> {
  const writer = new pg.Client({ connectionString: database.url, lock_timeout: 1_000 })
  await writer.connect()
  await writer.query("update payment set method = 'card' where false")
  await writer.end()
}
