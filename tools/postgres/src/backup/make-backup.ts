import { chmodSync, existsSync, mkdirSync, statfsSync } from 'node:fs'
import { mkdir, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ClusterError } from '../cluster/cluster-error.ts'
import { type BackupManifest, writeManifest } from './backup-manifest.ts'
import { syncFiles, syncPath } from './copy-folder.ts'
import { removeSurplusBackups, UNFINISHED } from './list-backups.ts'

/** Left free on the disk of the backups. */
const SPARE_BYTES = 50_000_000

export interface BackupOptions {
  /** The folder of the backups; the new one is a folder inside. */
  backups: string
  /** The folder of uploaded files. */
  mediaDir: string
  /** How many backups of this folder are kept, the new one included. */
  keep: number
  reportProgress?: (step: string) => void
  signal?: AbortSignal | undefined
}

export interface FinishedBackup {
  folder: string
  bytes: number
  /** Older backups that were removed. */
  removed: string[]
}

/** A manifest without the times that every backup has. */
export type BackupContents = Omit<BackupManifest, 'startedAt'>

/**
 * Makes a backup in a folder that is renamed when everything in it is on the disk, so that an
 * interrupted one never looks like a backup.
 *
 * @param fill writes the files into the folder.
 * @throws {ClusterError} if the disk is full; nothing unfinished is left then.
 */
export async function makeBackup(
  { backups, keep, signal }: BackupOptions,
  neededBytes: number,
  fill: (draft: string) => Promise<BackupContents>,
): Promise<FinishedBackup> {
  makeReachable(backups)
  await removeUnfinished(backups)
  checkSpace(backups, neededBytes)
  const startedAt = new Date().toISOString()
  const folder = join(backups, startedAt.replaceAll(/[:.]/g, '-'))
  const draft = `${folder}${UNFINISHED}`
  try {
    await mkdir(draft, { mode: 0o700 })
    const manifest = { startedAt, ...(await fill(draft)) }
    await syncFiles(draft, manifest.files)
    await writeManifest(draft, manifest)
    signal?.throwIfAborted()
    await rename(draft, folder)
    await syncPath(backups)
    const removed = await removeSurplusBackups(backups, keep)
    return { folder, bytes: manifest.files.reduce((sum, { size }) => sum + size, 0), removed }
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    throw explainError(error, backups)
  }
}

/** A new folder is open to the server's user, whatever the umask; what is inside is not. */
function makeReachable(backups: string): void {
  if (existsSync(backups)) return
  mkdirSync(backups, { recursive: true })
  chmodSync(backups, 0o711)
}

/** @throws {ClusterError} if the disk of a folder has less space than needed. */
export function checkSpace(folder: string, neededBytes: number): void {
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize > neededBytes + SPARE_BYTES) return
  throw new ClusterError(
    `The disk with ${folder} has too little space: ${toMb(neededBytes + SPARE_BYTES)} MB are ` +
      `needed, ${toMb(bavail * bsize)} MB are free`,
  )
}

async function removeUnfinished(backups: string): Promise<void> {
  for (const name of await readdir(backups))
    if (name.endsWith(UNFINISHED)) await rm(join(backups, name), { recursive: true, force: true })
}

function explainError(error: unknown, backups: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new ClusterError(`The disk with ${backups} is full: no backup was made`, { cause: error })
}

function toMb(bytes: number): number {
  return Math.ceil(bytes / 1_000_000)
}
