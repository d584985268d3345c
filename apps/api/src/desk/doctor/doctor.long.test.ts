import { spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Database, openDatabase } from '../../platform/database/database.ts'
import { DEAD_LETTERS, JobQueue } from '../../platform/jobs/job-queue.ts'
import { createLogger } from '../../platform/logging/logger.ts'
import { listen } from '../../test-support/listen.ts'
import type { Finding } from './finding.ts'

const program = join(import.meta.dirname, '../../command/doctor.ts')
const OPERATIONS = join(import.meta.dirname, '../../../../../docs/operations.md')
const SECRET = 'canary-secret-key-77'

let database: TestDatabase
let opened: Database
let acquirer: Server
let acquirerOrigin: string
let dataDir: string
beforeAll(async () => {
  database = await createTestDatabase()
  opened = openDatabase(database.url, 2, createLogger('silent'))
  const jobs = new JobQueue(opened.pool, createLogger('silent'))
  await jobs.open(['return-money'])
  await jobs.close()
  acquirer = createServer(({ headers }, response) => {
    const isAuthorized = headers.authorization === `Basic ${btoa('1:right')}`
    response.writeHead(isAuthorized ? 200 : 401).end('{}')
  })
  acquirerOrigin = await listen(acquirer)
  dataDir = await mkdtemp(join(tmpdir(), 'svetlitsa-doctor-'))
})
afterAll(async () => {
  acquirer.close()
  await opened.close()
  await database.drop()
  await rm(dataDir, { recursive: true, force: true })
})

async function runDoctor(env: Record<string, string> = {}, args: string[] = []) {
  const child = spawn(process.execPath, [program, ...args], {
    env: {
      PATH: process.env.PATH,
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      INTERNAL_TOKEN: 'a token between the programs',
      PUBLIC_ORIGIN: 'https://shop.example',
      NODE_ENV: 'production',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr)])
  return { code: await ended, output, errors }
}

async function examine(env: Record<string, string> = {}, args: string[] = []) {
  const { code, output, errors } = await runDoctor(env, ['--json', ...args])
  expect(errors).toBe('')
  const findings: Finding[] = JSON.parse(output)
  return { code, findings, failed: findings.filter(({ state }) => state === 'fail') }
}

describe('the doctor', () => {
  it('[ops.observed] finds nothing wrong with a shop in order, and prints a table', async () => {
    const { code, output } = await runDoctor()
    expect(output).toMatch(/^✓ migrations +all \d+ applied$/m)
    expect(output).toMatch(/^[✓!] PostgreSQL +version /m)
    expect(output).toMatch(/^✓ storage +DATA_DIR\/media can be written$/m)
    expect(output).toMatch(/, 0 wrong$/m)
    expect(code).toBe(0)
  })

  it('[ops.observed] names dead jobs, failed messages and what to do', async () => {
    await opened.db.execute(sql`insert into pgboss.job (name, source_name, source_output)
      values (${DEAD_LETTERS}, 'return-money', '{"message": "the bank is closed"}')`)
    await opened.db.execute(sql`insert into message
      (channel, recipient, body, purpose, dedupe_key, state)
      values ('sms', '+79000000077', 'text', 'test', 'doctor', 'failed')`)
    const { code, failed, findings } = await examine()
    expect(failed.map(({ area, text }) => [area, text])).toEqual([
      ['jobs', 'failed at every attempt: 1 return-money (the bank is closed)'],
      ['messages', '1 failed within a day, 0 late'],
    ])
    expect(failed.every(({ advice }) => advice)).toBe(true)
    expect(JSON.stringify(findings)).not.toContain('79000000077')
    expect(code).toBe(1)
    const operations = await readFile(OPERATIONS, 'utf8')
    await opened.db.execute(sql.raw(/```sql\n(with dead[\s\S]*?)```/.exec(operations)?.[1] ?? ''))
    const { rows } = await opened.db.execute(sql`select name, state, retry_limit from pgboss.job
      where state < 'completed'`)
    expect(rows).toEqual([{ name: 'return-money', state: 'created', retry_limit: 7 }])
    await opened.db.execute(sql`delete from message where dedupe_key = 'doctor'`)
    expect((await examine()).failed).toEqual([])
  })

  it('[ops.observed] names migrations that are not applied', async () => {
    const { rows } = await opened.db.execute<{ id: number; created_at: string }>(sql`
      update drizzle.__drizzle_migrations set created_at = created_at - 1
      where id = (select max(id) from drizzle.__drizzle_migrations) returning id`)
    const { code, failed } = await examine()
    expect(failed).toEqual([
      expect.objectContaining({
        area: 'migrations',
        text: expect.stringMatching(/^1 not applied: \d{4}_\w+$/),
      }),
    ])
    expect(code).toBe(1)
    await opened.db.execute(sql`update drizzle.__drizzle_migrations
      set created_at = created_at + 1 where id = ${rows[0]?.id}`)
  })

  it('[ops.observed] names functions that are not applied, and a database of a newer release', async () => {
    const file = sql`name = 'functions/receipt.sql'`
    const { rows } = await opened.db.execute<{ hash: string; release: string }>(
      sql`select hash, release from drizzle.repeatable_file where ${file}`,
    )
    const [applied] = rows
    await opened.db.execute(sql`update drizzle.repeatable_file set hash = '' where ${file}`)
    const { failed } = await examine()
    expect(failed).toMatchObject([{ area: 'migrations', text: '1 not applied: functions/receipt' }])
    await opened.db.execute(sql`update drizzle.repeatable_file
      set hash = ${applied?.hash}, release = '1000.0.0' where ${file}`)
    expect((await examine()).failed).toMatchObject([
      { area: 'migrations', text: 'the database is newer than this release' },
    ])
    await opened.db.execute(sql`update drizzle.repeatable_file
      set release = ${applied?.release} where ${file}`)
    expect((await examine()).failed).toEqual([])
  })

  it('[ops.observed] names a provider that rejects its key, and one whose keys are incomplete', async () => {
    const keys = { YOOKASSA_URL: acquirerOrigin, YOOKASSA_SHOP_ID: '1' }
    const wrong = { ...keys, YOOKASSA_SECRET_KEY: SECRET, KASPI_BIN: '123' }
    const { failed, findings } = await examine(wrong, ['--reach'])
    expect(failed.map(({ area, text }) => [area, text])).toEqual([
      ['YooKassa', 'rejects the key'],
      ['Kaspi QR', expect.stringContaining('KASPI_DEVICE_TOKEN')],
    ])
    expect(JSON.stringify(findings)).not.toContain(SECRET)
    const right = await examine({ ...keys, YOOKASSA_SECRET_KEY: 'right' }, ['--reach'])
    expect(right.findings).toContainEqual({
      area: 'YooKassa',
      state: 'ok',
      text: 'accepts the key',
    })
  })

  it('[ops.observed] explains an invalid setting and a database that does not answer', async () => {
    const invalid = await examine({ PORT: 'eighty', YOOKASSA_SECRET_KEY: SECRET })
    expect([invalid.code, invalid.failed[0]?.text]).toEqual([1, expect.stringMatching(/^PORT: /)])
    const away = await examine({ DATABASE_URL: `postgres://shop:${SECRET}@127.0.0.1:9/shop` })
    expect(away.failed).toContainEqual(
      expect.objectContaining({ area: 'PostgreSQL', text: expect.stringContaining('127.0.0.1:9') }),
    )
    expect(JSON.stringify([invalid, away])).not.toContain(SECRET)
  })

  it('[ops.observed] passes on what its caller found', async () => {
    const finding = { area: 'backups', state: 'fail', text: 'the newest is 9 days old' }
    const { code, failed } = await examine({}, ['--findings', JSON.stringify([finding])])
    expect([code, failed]).toEqual([1, [finding]])
  })
})
