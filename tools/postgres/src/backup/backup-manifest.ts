import { readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClusterError } from '../cluster/cluster-error.ts'
import { type CopiedFile, hashFile } from './copy-folder.ts'

const FILE = 'manifest.json'

/** What a backup contains. It is written last, so that a folder without it is no backup. */
export interface BackupManifest {
  /** 'embedded': a copy of the server's files; 'dump': the output of pg_dump. */
  kind: 'embedded' | 'dump'
  /** Major version of PostgreSQL. */
  major: number
  startedAt: string
  /** The earliest time to which the backup can be restored. */
  finishedAt: string
  /** The folder beside the backup that holds the changes made after it; embedded only. */
  archive?: string
  /** First and last file of the change log that the backup cannot do without; embedded only. */
  firstWal?: string
  lastWal?: string
  files: CopiedFile[]
}

/** Reads a backup's manifest; undefined if the folder is no complete backup. */
export async function readManifest(backup: string): Promise<BackupManifest | undefined> {
  try {
    return JSON.parse(await readFile(join(backup, FILE), 'utf8'))
  } catch {
    return undefined
  }
}

export async function writeManifest(backup: string, manifest: BackupManifest): Promise<void> {
  const draft = join(backup, `${FILE}.part`)
  await writeFile(draft, `${JSON.stringify(manifest, null, 1)}\n`, { mode: 0o600, flush: true })
  await rename(draft, join(backup, FILE))
}

/**
 * Compares every file of a backup with its checksum.
 *
 * @throws {ClusterError} naming the first file that is missing or damaged.
 */
export async function verifyBackup(backup: string, { files }: BackupManifest): Promise<void> {
  for (const { path, size, sha256 } of files) {
    const found = await hashFile(join(backup, path))
    const reason = found ? 'is damaged' : 'is missing'
    if (found?.size !== size || found.sha256 !== sha256)
      throw new ClusterError(
        `The backup ${backup} cannot be used: its file ${path} ${reason}. Nothing was changed.`,
      )
  }
}
