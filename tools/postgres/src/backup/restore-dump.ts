import { join } from 'node:path'
import { Client, escapeIdentifier } from 'pg'
import { ClusterError } from '../cluster/cluster-error.ts'
import { verifyBackup } from './backup-manifest.ts'
import { requireClientProgram, runClientProgram } from './client-program.ts'
import { DUMP_FILE } from './dump-database.ts'
import { chooseBackup } from './list-backups.ts'
import type { RestoredCluster, RestoreOptions } from './restore-cluster.ts'
import { restoreMedia } from './restore-media.ts'

/**
 * Restores a dump into a new database of another server and then exchanges the names, so that the
 * present database stays under another one.
 *
 * @throws {ClusterError} with a message for the terminal; the present database is unchanged then.
 */
export async function restoreDump(
  options: Omit<RestoreOptions, 'dataDir'> & { url: string },
): Promise<RestoredCluster> {
  const { url, folder, to, mediaDir, reportProgress, signal } = options
  if (to)
    throw new ClusterError(
      'A database of another server (DATABASE_URL) is restored to the time of the backup: --to ' +
        'needs the archive of that server',
    )
  const backup = await chooseBackup(folder, undefined)
  if (backup.manifest.kind !== 'dump')
    throw new ClusterError(
      `${backup.folder} is a backup of the embedded server: unset DATABASE_URL`,
    )
  reportProgress?.('checking the backup')
  await verifyBackup(backup.folder, backup.manifest)
  const name = decodeURIComponent(new URL(url).pathname.slice(1))
  const client = new Client({ connectionString: withDatabase(url, 'postgres') })
  await client.connect()
  try {
    const { rows } = await client.query(
      "select current_setting('server_version_num')::int / 10000 as major",
    )
    requireClientProgram('pg_restore', Math.max(rows[0].major, backup.manifest.major))
    await rejectSessions(client, name)
    const staged = `${name}_restoring`
    await client.query(`drop database if exists ${escapeIdentifier(staged)}`)
    await client.query(`create database ${escapeIdentifier(staged)} template template0`)
    reportProgress?.('database')
    const file = join(backup.folder, DUMP_FILE)
    const args = ['--no-owner', '--no-privileges', '--exit-on-error', file]
    await runClientProgram('pg_restore', withDatabase(url, staged), args, signal)
    await rejectSessions(client, name)
    const replaced = await exchangeNames(client, name, staged)
    reportProgress?.('uploaded files')
    const replacedMedia = await restoreMedia(join(backup.folder, 'media'), mediaDir)
    const all = [replaced, replacedMedia].filter((path) => path !== undefined)
    return { backup: backup.folder, lastChange: undefined, replaced: all }
  } finally {
    await client.end()
  }
}

/** Returns the new name of the present database; undefined if there was none. */
async function exchangeNames(client: Client, name: string, staged: string) {
  const aside = `${name}_replaced_${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`
  const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
  await client.query('begin')
  if (rowCount)
    await client.query(
      `alter database ${escapeIdentifier(name)} rename to ${escapeIdentifier(aside)}`,
    )
  await client.query(
    `alter database ${escapeIdentifier(staged)} rename to ${escapeIdentifier(name)}`,
  )
  await client.query('commit')
  return rowCount ? `database ${aside}` : undefined
}

async function rejectSessions(client: Client, name: string): Promise<void> {
  const { rowCount } = await client.query(
    "select from pg_stat_activity where datname = $1 and backend_type = 'client backend'",
    [name],
  )
  if (!rowCount) return
  throw new ClusterError(
    `The database ${name} has ${rowCount} open sessions: close every process of the shop first`,
  )
}

function withDatabase(url: string, name: string): string {
  const other = new URL(url)
  other.pathname = `/${encodeURIComponent(name)}`
  return other.href
}
