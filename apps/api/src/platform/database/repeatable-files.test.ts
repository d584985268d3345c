import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  createTestDatabase,
  type TestDatabase,
} from '@svetlitsa/config/test-database/create-test-database.ts'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { migrate } from './migrate.ts'
import { MIGRATIONS_FOLDER, readRelease, readRepeatableFiles } from './migration-files.ts'

let database: TestDatabase
let client: pg.Client
let folder: string

beforeEach(async () => {
  database = await createTestDatabase()
  client = new pg.Client({ connectionString: database.url })
  await client.connect()
  folder = await mkdtemp(join(tmpdir(), 'svetlitsa-repeatable-'))
  const repeatable = join(MIGRATIONS_FOLDER, 'repeatable')
  await cp(MIGRATIONS_FOLDER, folder, {
    recursive: true,
    filter: (source) => source !== repeatable,
  })
  for (const kind of ['functions', 'triggers'])
    await mkdir(join(folder, 'repeatable', kind), { recursive: true })
})
afterEach(async () => {
  await client.end()
  await database.drop()
  await rm(folder, { recursive: true })
})

/** A file of functions with one that answers a number. */
const writeAnswer = (answer: number) =>
  writeFile(
    join(folder, 'repeatable', 'functions', 'answer.sql'),
    `create or replace function answer() returns integer language sql as 'select ${answer}';`,
  )

const migrateAs = (release: string) => migrate(database.url, { migrationsFolder: folder, release })

async function readOne(sql: string): Promise<unknown> {
  const { rows } = await client.query<{ value: unknown }>(sql)
  return rows[0]?.value
}
const readAnswer = () => readOne('select answer() as value')
const readAppliedAt = () =>
  readOne(`select applied_at as value from drizzle.repeatable_file
    where name = 'functions/answer.sql'`)

it('applies a file once, and again when its text has changed', async () => {
  await writeAnswer(1)
  await migrateAs('99.0.0')
  const appliedAt = await readAppliedAt()
  await migrateAs('99.0.0')
  expect([await readAnswer(), await readAppliedAt()]).toEqual([1, appliedAt])
  await writeAnswer(2)
  await migrateAs('99.0.0')
  expect(await readAnswer()).toBe(2)
  expect(await readAppliedAt()).not.toEqual(appliedAt)
})

it('keeps the functions of a newer release when an older one starts again', async () => {
  await writeAnswer(10)
  await migrateAs('99.10.0')
  await writeAnswer(9)
  await migrateAs('99.9.1')
  expect(await readAnswer()).toBe(10)
  await migrateAs('99.10.1-next.0')
  expect(await readAnswer()).toBe(9)
})

it('orders releases by their numbers, without what follows them', async () => {
  await writeAnswer(1)
  await migrateAs('99.1.0+build.7')
  await writeAnswer(2)
  await migrateAs('99.0.9-next.1')
  expect(await readAnswer()).toBe(1)
})

describe('a migration that breaks what a constraint trigger checks at the commit', () => {
  /** A table whose balances have to be 0, with a comment in the file of its trigger. */
  const writeTrigger = (comment: string) =>
    writeFile(
      join(folder, 'repeatable', 'triggers', 'book.sql'),
      `-- ${comment}
       create or replace function check_book() returns trigger language plpgsql as $$
       begin raise exception 'the book does not add up'; end $$;
       drop trigger if exists book_adds_up on book;
       create constraint trigger book_adds_up after update on book
         deferrable initially deferred for each row when (new.balance <> 0)
         execute function check_book();`,
    )

  async function addMigration(tag: string, text: string) {
    const path = join(folder, 'meta', '_journal.json')
    const { entries, ...journal } = JSON.parse(await readFile(path, 'utf8'))
    const when = 9_000_000_000_000 + entries.length
    entries.push({ idx: entries.length, version: '7', when, tag, breakpoints: true })
    await writeFile(path, JSON.stringify({ ...journal, entries }))
    await writeFile(join(folder, `${tag}.sql`), text)
  }

  it.each([
    ['left alone', 'first'],
    ['made again by the same release', 'second'],
  ])('is rolled back where the trigger is %s', async (_, comment) => {
    await addMigration(
      '0001_book',
      'create table book (balance integer); insert into book values (0)',
    )
    await writeTrigger('first')
    await migrateAs('99.0.0')
    await addMigration('0002_balance', 'update book set balance = 7; -- a comment')
    await writeTrigger(comment)
    await expect(migrateAs('99.1.0')).rejects.toThrow('The migration 0002_balance.sql failed.')
    expect(await readOne('select balance as value from book')).toBe(0)
  })
})

it('keeps the functions of a database with a migration that the release does not know', async () => {
  await writeAnswer(1)
  await migrateAs('99.0.0')
  await client.query(`insert into drizzle.__drizzle_migrations (hash, created_at)
    values ('next', 9000000000000)`)
  await writeAnswer(2)
  await migrateAs('99.0.0')
  expect(await readAnswer()).toBe(1)
})

it('names the file that fails, and changes nothing', async () => {
  await writeAnswer(1)
  await writeFile(join(folder, 'repeatable', 'triggers', 'wrong.sql'), 'select missing()')
  await expect(migrateAs('99.0.0')).rejects.toThrow('The migration triggers/wrong.sql failed.')
  await expect(readAnswer()).rejects.toThrow('answer() does not exist')
})

it('has files that can be applied over themselves, and were by this release', async () => {
  for (const { name, text } of readRepeatableFiles())
    await expect(client.query(text), name).resolves.toBeDefined()
  const releases = await client.query('select distinct release from drizzle.repeatable_file')
  expect(releases.rows).toEqual([{ release: readRelease() }])
})
