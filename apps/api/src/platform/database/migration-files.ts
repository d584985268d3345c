import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import * as z from 'zod'

export const MIGRATIONS_FOLDER = fileURLToPath(new URL('../../../migrations', import.meta.url))

export interface SqlFile {
  /** With its path below the folder of its kind. */
  name: string
  text: string
  /** SHA-256 of the text, as drizzle records it. */
  hash: string
}

/** Applied once, in the order of the journal. */
export interface NumberedMigration extends SqlFile {
  /** Milliseconds of the epoch; a database has all migrations up to its last. */
  when: number
}

const journalSchema = z.object({
  entries: z.array(z.object({ tag: z.string(), when: z.number() })),
})

/** The migrations in drizzle's journal. */
export function readNumberedMigrations(folder = MIGRATIONS_FOLDER): NumberedMigration[] {
  const journal = JSON.parse(readFileSync(join(folder, 'meta', '_journal.json'), 'utf8'))
  const { entries } = journalSchema.parse(journal)
  return entries.map(({ tag, when }) => ({ ...readSqlFile(folder, `${tag}.sql`), when }))
}

/**
 * Functions and triggers, applied whenever their text has changed (ADR 0108). In the order of their
 * names, so that functions come before the triggers that call them.
 */
export function readRepeatableFiles(folder = MIGRATIONS_FOLDER): SqlFile[] {
  const repeatable = join(folder, 'repeatable')
  const names = globSync('{functions,triggers}/*.sql', { cwd: repeatable }).sort()
  return names.map((name) => readSqlFile(repeatable, name))
}

/** The version of this release. */
export function readRelease(): string {
  const manifest = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
  return z.object({ version: z.string() }).parse(JSON.parse(manifest)).version
}

function readSqlFile(folder: string, name: string): SqlFile {
  const text = readFileSync(join(folder, name), 'utf8')
  return { name, text, hash: createHash('sha256').update(text).digest('hex') }
}
