import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, readlinkSync } from 'node:fs'
import { readdir, realpath, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Client } from 'pg'
import { ClusterError } from '../cluster/cluster-error.ts'
import { explainUnusableFolder } from '../cluster/locate-cluster.ts'
import type { ServerUser } from '../server/find-server-user.ts'
import { ARCHIVE_LINK } from './archive-settings.ts'
import { listBackups } from './list-backups.ts'

/** Prefix of the folders with archived changes, which stand beside the backups. */
const PREFIX = 'wal-'
/** Its time of change is that of the last backup. */
const STAMP = 'last-backup'
/** An archive without a new backup grows for this long and no longer. */
const MAX_AGE_MS = 14 * 86_400_000
/** Files of 16 MB that the server may keep because they cannot be archived. */
const MAX_WAITING = 64
const WAIT_MS = 60_000

/** The folder that receives the changes of a data folder; undefined if they are not archived. */
export function findArchive(clusterDir: string): string | undefined {
  const link = join(clusterDir, ARCHIVE_LINK)
  return lstatSync(link, { throwIfNoEntry: false }) ? readlinkSync(link) : undefined
}

/**
 * Makes the server archive its changes in the folder of the backups: where it already does, else in
 * a new folder inside. A restored server gets a new one, because two must never share it.
 *
 * @throws {ClusterError} if the server's user cannot write there.
 */
export async function startArchive(
  clusterDir: string,
  backups: string,
  user: ServerUser | undefined,
): Promise<string> {
  const current = findArchive(clusterDir)
  if (current && existsSync(current) && dirname(current) === (await realpath(backups)))
    return current
  const archive = join(await realpath(backups), `${PREFIX}${randomBytes(4).toString('hex')}`)
  const reason = await explainUnusableFolder(archive, user)
  if (reason) throw new ClusterError(`PostgreSQL cannot write its changes to ${backups}: ${reason}`)
  await writeFile(join(archive, STAMP), '')
  await endArchive(clusterDir)
  await symlink(archive, join(clusterDir, ARCHIVE_LINK))
  return archive
}

/** Makes the server archive nothing. What is archived stays. */
export async function endArchive(clusterDir: string): Promise<void> {
  await rm(join(clusterDir, ARCHIVE_LINK), { force: true })
}

/**
 * Ends an archive that would fill a disk: one whose last backup is older than two weeks, since
 * nobody removes its files, and one that cannot be written, since the server then keeps its changes.
 * Returns what to tell the user.
 */
export async function endStaleArchive(clusterDir: string): Promise<string | undefined> {
  const archive = findArchive(clusterDir)
  if (!archive) return undefined
  const stamp = lstatSync(join(archive, STAMP), { throwIfNoEntry: false })
  const isOld = stamp && Date.now() - stamp.mtimeMs > MAX_AGE_MS
  const waiting = (await readdir(join(clusterDir, 'pg_wal', 'archive_status'))).filter((name) =>
    name.endsWith('.ready'),
  )
  if (!isOld && waiting.length <= MAX_WAITING) return undefined
  await endArchive(clusterDir)
  const reason = isOld
    ? `The last backup in ${dirname(archive)} is more than two weeks old`
    : `PostgreSQL cannot write to ${archive}`
  return `${reason}: changes are no longer archived until the next backup (npm run shop -- backup)`
}

/**
 * Waits until a file of the change log has been archived.
 *
 * @throws {ClusterError} after a minute.
 */
export async function waitUntilArchived(
  archive: string,
  segment: string,
  client: Client,
  signal?: AbortSignal,
): Promise<void> {
  for (let waitedMs = 0; waitedMs < WAIT_MS; waitedMs += 100) {
    signal?.throwIfAborted()
    if (existsSync(join(archive, `${segment}.gz`))) return
    await sleep(100)
  }
  const { rows } = await client.query(
    'select current_setting($1) as mode, last_failed_wal from pg_stat_archiver',
    ['archive_mode'],
  )
  throw new ClusterError(
    rows[0]?.mode === 'on'
      ? `PostgreSQL could not archive ${segment} in ${archive}; see postgres.log`
      : 'The running PostgreSQL was started by an older version of the shop: restart the shop first',
  )
}

/** The files that an archive holds of the change log, in order. */
export async function listArchived(archive: string): Promise<string[]> {
  const names = existsSync(archive) ? await readdir(archive) : []
  return names.filter((name) => name.endsWith('.gz') && !name.startsWith('.')).sort()
}

/**
 * Removes what no backup in the folder needs: changes older than the oldest backup of their archive,
 * and archives without a backup, except the current one.
 */
export async function trimArchives(backups: string, current: string): Promise<void> {
  const kept = await listBackups(backups)
  const folders = (await readdir(backups)).filter((name) => name.startsWith(PREFIX))
  for (const name of folders) {
    const archive = join(backups, name)
    const needed = kept
      .filter(({ manifest }) => manifest.archive === name)
      .map(({ manifest }) => getPosition(manifest.firstWal ?? ''))
      .sort()[0]
    if (needed === undefined && name !== basename(current)) {
      await rm(archive, { recursive: true, force: true })
      continue
    }
    for (const file of await readdir(archive)) {
      const isOld = /^[0-9A-F]{24}\./.test(file) && needed && getPosition(file) < needed
      if (isOld) await rm(join(archive, file), { force: true })
    }
  }
  const now = new Date()
  await utimes(join(current, STAMP), now, now)
}

/** Log and segment of a name, without the timeline. */
function getPosition(name: string): string {
  return name.slice(8, 24)
}
