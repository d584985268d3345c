import { existsSync, readFileSync } from 'node:fs'
import { mkdir, readdir, rename, rm, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { ClusterError } from '../cluster/cluster-error.ts'
import { buildClusterUrl } from '../cluster/cluster-url.ts'
import { launchServer, waitUntilReady } from '../cluster/launch-server.ts'
import { type ClusterLocation, locateCluster } from '../cluster/locate-cluster.ts'
import { getServerSettings } from '../cluster/server-settings.ts'
import { findFreePort } from '../server/find-free-port.ts'
import { findLivePostmaster } from '../server/find-live-postmaster.ts'
import { findServerUser, type ServerUser } from '../server/find-server-user.ts'
import { stopPostmaster } from '../server/stop-postmaster.ts'
import { verifyBackup } from './backup-manifest.ts'
import { collectWal } from './collect-wal.ts'
import { copyFolder, measureFolder, syncFiles } from './copy-folder.ts'
import { type Backup, chooseBackup } from './list-backups.ts'
import { checkSpace } from './make-backup.ts'
import { restoreMedia } from './restore-media.ts'

/** Recovery reads the change log of up to two weeks. */
const RECOVERY_LIMIT_MS = 12 * 3_600_000
const WAL_FOLDER = 'restore-wal'

export interface RestoreOptions {
  dataDir: string
  mediaDir: string
  /** A backup, or a folder of backups. */
  folder: string
  /** Default: the newest state. */
  to?: Date | undefined
  notify: (notice: string) => void
  reportProgress?: (step: string) => void
  signal?: AbortSignal | undefined
}

export interface RestoredCluster {
  backup: string
  /** The last change that was restored; undefined if there was none after the backup. */
  lastChange: Date | undefined
  /** Where the files are now that were in their place. */
  replaced: string[]
}

/**
 * Restores a backup of the embedded server in a new folder, has the server replay the changes made
 * after it, and only then puts it in the place of the present data folder, which is moved aside. The
 * caller ensures that no shop uses the folder.
 *
 * @throws {ClusterError} with a message for the terminal; the present data is unchanged then.
 */
export async function restoreCluster(options: RestoreOptions): Promise<RestoredCluster> {
  const { dataDir, folder, to, notify, reportProgress, signal } = options
  const backup = await chooseBackup(folder, to)
  const { manifest } = backup
  if (manifest.kind !== 'embedded')
    throw new ClusterError(`${backup.folder} is a backup of an external server: set DATABASE_URL`)
  reportProgress?.('checking the backup')
  await verifyBackup(backup.folder, manifest)
  const user = findServerUser()
  await mkdir(dataDir, { recursive: true })
  const location = await locateCluster(dataDir, user, notify)
  const staged = { ...location, clusterDir: `${location.clusterDir}.restoring` }
  // The shop is closed, so a server that still runs was left behind by a killed process.
  for (const { clusterDir } of [location, staged]) {
    const left = findLivePostmaster(clusterDir)
    if (left) await stopPostmaster(left.pid)
  }
  await rm(staged.clusterDir, { recursive: true, force: true })
  const archive = join(backup.folder, '..', manifest.archive ?? '')
  checkSpace(dataDir, (await measureFolder(backup.folder)) + (await measureFolder(archive)))
  try {
    reportProgress?.('copying the database')
    const database = join(backup.folder, 'database')
    const files = await copyFolder(database, staged.clusterDir, { owner: user, signal })
    await syncFiles(staged.clusterDir, files)
    const target = join(staged.clusterDir, WAL_FOLDER)
    const { clusterDir } = location
    await collectWal({ backup, archive, clusterDir, target, owner: user, notify, signal })
    reportProgress?.('replaying the changes')
    const lastChange = await recover(staged, user, backup, options)
    signal?.throwIfAborted()
    const replaced = await replaceCluster(location, staged, backup)
    reportProgress?.('uploaded files')
    const replacedMedia = await restoreMedia(join(backup.folder, 'media'), options.mediaDir)
    const all = [replaced, replacedMedia].filter((path) => path !== undefined)
    return { backup: backup.folder, lastChange, replaced: all }
  } finally {
    await rm(staged.clusterDir, { recursive: true, force: true })
  }
}

/** Runs the server on the copy until it has replayed the changes and accepts writes. */
async function recover(
  staged: ClusterLocation,
  user: ServerUser | undefined,
  { folder }: Backup,
  { dataDir, to, signal }: RestoreOptions,
): Promise<Date | undefined> {
  const port = await findFreePort()
  const logFile = join(dataDir, 'postgres-restore.log')
  await rm(logFile, { force: true })
  await writeFile(join(staged.clusterDir, 'recovery.signal'), '')
  const settings = {
    ...getServerSettings(true),
    // Runs in the data folder: no path chosen by a person is part of it.
    restore_command: `test -f ${WAL_FOLDER}/%f.gz && gzip -dc < ${WAL_FOLDER}/%f.gz > %p`,
    recovery_target_action: 'promote',
    ...(to ? { recovery_target_time: to.toISOString().replace('Z', '+00') } : {}),
    // No connection is accepted before the end of the recovery.
    hot_standby: 'off',
  }
  const pid = await launchServer({ location: staged, user, port, settings, logFile })
  try {
    const password = readFileSync(join(folder, 'password'), 'utf8').trim()
    const url = buildClusterUrl(port, password, 'postgres')
    await waitUntilReady(pid, url, logFile, { limitMs: RECOVERY_LIMIT_MS, signal })
    return await readLastChange(url)
  } catch (error) {
    throw explainRecovery(error, logFile, to)
  } finally {
    await stopPostmaster(pid)
    await rm(join(staged.clusterDir, WAL_FOLDER), { recursive: true, force: true })
  }
}

async function readLastChange(url: string): Promise<Date | undefined> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select pg_last_xact_replay_timestamp() as last')
    return rows[0].last ?? undefined
  } finally {
    await client.end()
  }
}

function explainRecovery(error: unknown, logFile: string, to: Date | undefined): unknown {
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8') : ''
  if (!to || !log.includes('recovery ended before configured recovery target was reached'))
    return error
  const [, last] = /last completed transaction was at log time (.+)/.exec(log) ?? []
  return new ClusterError(
    `The backup and its changes end before ${to.toISOString()}` +
      `${last ? `: the last change is of ${last}` : ''}. ` +
      'Restore without --to for the newest state. Nothing was changed.',
  )
}

/** Returns where the replaced data folder is now; undefined if there was none. */
async function replaceCluster(
  { clusterDir }: ClusterLocation,
  staged: ClusterLocation,
  { folder }: Backup,
): Promise<string | undefined> {
  const passwordFile = `${clusterDir}.password`
  const isEmpty = (await readdir(clusterDir)).length === 0
  const aside = `${clusterDir}.replaced-${new Date().toISOString().replaceAll(/[:.]/g, '-')}`
  if (isEmpty) await rmdir(clusterDir)
  else await rename(clusterDir, aside)
  if (existsSync(passwordFile)) await rename(passwordFile, `${aside}.password`)
  const password = readFileSync(join(folder, 'password'), 'utf8')
  await writeFile(passwordFile, password, { mode: 0o600, flush: true })
  await rename(staged.clusterDir, clusterDir)
  return isEmpty ? undefined : aside
}
