import { mkdir, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { Client } from 'pg'
import { findServerUser } from '../server/find-server-user.ts'
import { listArchived, startArchive, trimArchives, waitUntilArchived } from './archive.ts'
import { copyDatabase } from './copy-database.ts'
import { type CopiedFile, copyFile, copyFolder, hashFile, measureFolder } from './copy-folder.ts'
import {
  type BackupContents,
  type BackupOptions,
  type FinishedBackup,
  makeBackup,
} from './make-backup.ts'

interface ClusterBackupOptions extends BackupOptions {
  /** A URL of the running embedded server. */
  url: string
}

/**
 * Copies the embedded server's files while it runs («Making a Base Backup Using the Low Level API»)
 * and the uploaded files, and has its later changes archived beside the copy.
 *
 * @throws {ClusterError} with a message for the terminal; nothing unfinished is left then.
 */
export async function backUpCluster(options: ClusterBackupOptions): Promise<FinishedBackup> {
  const client = new Client({ connectionString: options.url })
  // A lost connection also fails the query that waits for it.
  client.on('error', () => {})
  await client.connect()
  try {
    const { clusterDir, major } = await readServer(client)
    const [all, wal, media] = await Promise.all(
      [clusterDir, join(clusterDir, 'pg_wal'), options.mediaDir].map(measureFolder),
    )
    const neededBytes = (all ?? 0) - (wal ?? 0) + (media ?? 0)
    let archive = ''
    const backup = await makeBackup(options, neededBytes, async (draft) => {
      archive = await startArchive(clusterDir, options.backups, findServerUser())
      return fillBackup({ ...options, client, clusterDir, major, draft, archive })
    })
    await trimArchives(options.backups, archive)
    return backup
  } finally {
    await client.end().catch(() => {})
  }
}

interface Draft extends BackupOptions {
  client: Client
  clusterDir: string
  major: number
  draft: string
  archive: string
}

async function fillBackup(job: Draft): Promise<BackupContents> {
  const { client, clusterDir, draft, archive, mediaDir, signal, reportProgress } = job
  reportProgress?.('database')
  await client.query('select pg_backup_start($1, true)', [basename(draft)])
  const files = await copyDatabase(clusterDir, join(draft, 'database'), signal)
  const { labelFile, mapFile, lastWal } = await stopCopying(client)
  const firstWal = /\(file ([0-9A-F]{24})\)/.exec(labelFile)?.[1] ?? lastWal
  const single = [
    await writeText(draft, 'database/backup_label', labelFile),
    await writeText(draft, 'database/tablespace_map', mapFile),
  ]
  reportProgress?.('changes made meanwhile')
  await waitUntilArchived(archive, lastWal, client, signal)
  const { rows } = await client.query('select now() as now')
  // The backup can be restored by these alone, without the archive.
  const wal = await copyWal(archive, join(draft, 'wal'), firstWal, lastWal)
  reportProgress?.('uploaded files')
  // After the database, so that every file that a row names is there.
  const isExcluded = (path: string) => path.endsWith('.part')
  const media = await copyFolder(mediaDir, join(draft, 'media'), { isExcluded, signal })
  const password = await copyFile(`${clusterDir}.password`, join(draft, 'password'))
  return {
    kind: 'embedded',
    major: job.major,
    finishedAt: new Date(rows[0].now).toISOString(),
    archive: basename(archive),
    firstWal,
    lastWal,
    files: [
      ...prefix('database', files),
      ...single.flat(),
      ...prefix('wal', wal),
      ...prefix('media', media),
      ...(password ? [{ path: 'password', ...password }] : []),
    ],
  }
}

async function stopCopying(client: Client) {
  const { rows } = await client.query<{ label: string; map: string; wal: string }>(
    `select labelfile as label, spcmapfile as map, pg_walfile_name(lsn) as wal
       from pg_backup_stop(false)`,
  )
  const [{ label, map, wal } = { label: '', map: '', wal: '' }] = rows
  return { labelFile: label, mapFile: map, lastWal: wal }
}

async function copyWal(archive: string, target: string, first: string, last: string) {
  const names = (await listArchived(archive)).filter(
    (name) => name.slice(0, 24) >= first && name.slice(0, 24) <= last,
  )
  await mkdir(target, { mode: 0o700 })
  const files: CopiedFile[] = []
  for (const name of names) {
    const copied = await copyFile(join(archive, name), join(target, name))
    if (copied) files.push({ path: name, ...copied })
  }
  return files
}

async function readServer(client: Client): Promise<{ clusterDir: string; major: number }> {
  const { rows } = await client.query(
    `select current_setting('data_directory') as dir,
       current_setting('server_version_num')::int / 10000 as major`,
  )
  return { clusterDir: rows[0].dir, major: rows[0].major }
}

/** Writes a file of the backup unless its text is empty. */
async function writeText(root: string, path: string, text: string): Promise<CopiedFile[]> {
  if (!text.trim()) return []
  await writeFile(join(root, path), text, { mode: 0o600, flush: true })
  const hashed = await hashFile(join(root, path))
  return hashed ? [{ path, ...hashed }] : []
}

function prefix(folder: string, files: readonly CopiedFile[]): CopiedFile[] {
  return files.map((file) => ({ ...file, path: join(folder, file.path) }))
}
