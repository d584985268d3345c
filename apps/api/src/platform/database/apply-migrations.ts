import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { readAppliedMigrations } from './applied-migrations.ts'
import { readNumberedMigrations, readRepeatableFiles, type SqlFile } from './migration-files.ts'

/** The first table is the one that drizzle would make. */
const CREATE_RECORDS = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint);
  create table if not exists drizzle.repeatable_file (
    name text primary key, hash text not null, release text not null,
    applied_at timestamptz not null default now())`

/**
 * What a migration has changed is checked before a repeatable file makes a constraint trigger again:
 * with the dropped trigger, PostgreSQL would forget the checks that wait for the commit.
 */
const CHECK_CONSTRAINTS = '\n;set constraints all immediate;set constraints all deferred'

/**
 * Applies in one transaction what the database lacks: numbered migrations once, then the repeatable
 * files that have changed. A release older than the one that migrated the database leaves these, or
 * one of its processes that starts again during a deployment would bring its functions back. Where a
 * statement fails, the transaction is left open.
 *
 * @throws an error that names the file, with the error of the database as its cause.
 */
export async function applyMigrations(
  client: pg.Client,
  folder: string,
  release: string,
): Promise<void> {
  const db = drizzle({ client })
  const migrations = readNumberedMigrations(folder)
  const newest = migrations.at(-1)?.when ?? 0
  await client.query('begin')
  await client.query(CREATE_RECORDS)
  const { last } = await readAppliedMigrations(db, newest, release)
  for (const migration of migrations.filter(({ when }) => when > last)) {
    await runFile(client, { ...migration, text: migration.text + CHECK_CONSTRAINTS })
    await client.query(
      'insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)',
      [migration.hash, migration.when],
    )
  }
  // Read again: a migration that drops what a file makes also deletes its row.
  const { hashes, isNewer } = await readAppliedMigrations(db, newest, release)
  const files = isNewer ? [] : readRepeatableFiles(folder)
  for (const file of files.filter(({ name, hash }) => hashes.get(name) !== hash)) {
    await runFile(client, file)
    await client.query(
      `insert into drizzle.repeatable_file (name, hash, release) values ($1, $2, $3)
       on conflict (name) do update
         set hash = excluded.hash, release = excluded.release, applied_at = now()`,
      [file.name, file.hash, release],
    )
  }
  await client.query('commit')
}

async function runFile(client: pg.Client, { name, text }: SqlFile): Promise<void> {
  try {
    await client.query(text)
  } catch (cause) {
    throw new Error(`The migration ${name} failed.`, { cause })
  }
}
