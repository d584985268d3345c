import { sql } from 'drizzle-orm'
import { readAppliedMigrations } from '../../platform/database/applied-migrations.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  readNumberedMigrations,
  readRelease,
  readRepeatableFiles,
} from '../../platform/database/migration-files.ts'
import type { Finding } from './finding.ts'

const MIN_VERSION = 150_000
const MAX_CLOCK_SECONDS = 2

/** Checks version and settings of the server, its clock and the migrations. */
export async function checkDatabase(db: Db): Promise<Finding[]> {
  return [await checkServer(db), await checkClock(db), await checkMigrations(db)]
}

async function checkServer(db: Db): Promise<Finding> {
  const { rows } = await db.execute<Record<string, string>>(sql`
    select current_setting('server_version_num') as version, current_setting('server_version') as
      name, current_setting('server_encoding') as encoding, current_setting('fsync') as fsync,
      current_setting('max_connections') as connections,
      (select count(*) from pg_stat_activity where backend_type = 'client backend') as used`)
  const { version, name, encoding, fsync, connections, used } = rows[0] ?? {}
  const area = 'PostgreSQL'
  if (Number(version) < MIN_VERSION) {
    return { area, state: 'fail', text: `version ${name}`, advice: 'Version 15 is the oldest.' }
  }
  if (encoding !== 'UTF8') {
    const advice = 'Create the database with encoding UTF8.'
    return { area, state: 'fail', text: `encoding ${encoding}`, advice }
  }
  if (fsync !== 'on') {
    const advice = 'Set fsync = on: a crash would lose orders.'
    return { area, state: 'warn', text: `version ${name}, fsync is off`, advice }
  }
  const isFull = Number(used) > Number(connections) * 0.8
  const text = `version ${name}, ${used} of ${connections} connections in use`
  const advice = 'Raise max_connections, or start fewer processes.'
  return { area, state: isFull ? 'warn' : 'ok', text, advice }
}

async function checkClock(db: Db): Promise<Finding> {
  const askedAt = Date.now()
  const { rows } = await db.execute<{ now: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as now`,
  )
  const answeredAt = Date.now()
  const differenceMs = Math.abs(Number(rows[0]?.now) - (askedAt + answeredAt) / 2)
  const seconds = Math.max(0, differenceMs - (answeredAt - askedAt) / 2) / 1_000
  return {
    area: 'clock',
    state: seconds > MAX_CLOCK_SECONDS ? 'fail' : 'ok',
    text: `${seconds.toFixed(1)} s from the database’s`,
    advice: 'Synchronise the clocks of both machines (chrony, timesyncd).',
  }
}

async function checkMigrations(db: Db): Promise<Finding> {
  const area = 'migrations'
  const migrations = readNumberedMigrations()
  const files = readRepeatableFiles()
  const newest = migrations.at(-1)?.when ?? 0
  const { last, hashes, isNewer } = await readAppliedMigrations(db, newest, readRelease())
  if (isNewer) {
    const advice = 'Install the release that the database was migrated by.'
    return { area, state: 'fail', text: 'the database is newer than this release', advice }
  }
  const pending = [
    ...migrations.filter(({ when }) => when > last),
    ...files.filter(({ name, hash }) => hashes.get(name) !== hash),
  ]
  if (pending.length > 0) {
    const names = pending.map(({ name }) => name.replace(/\.sql$/, ''))
    const text = `${pending.length} not applied: ${names.slice(0, 3).join(', ')}`
    return { area, state: 'fail', text, advice: 'node src/command/migrate.ts, or npm start.' }
  }
  return { area, state: 'ok', text: `all ${migrations.length + files.length} applied` }
}
