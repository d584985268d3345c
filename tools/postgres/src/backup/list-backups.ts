import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ClusterError } from '../cluster/cluster-error.ts'
import { type BackupManifest, readManifest } from './backup-manifest.ts'

/** Ending of the folder of a backup that is being made, or was interrupted. */
export const UNFINISHED = '.unfinished'

export interface Backup {
  folder: string
  manifest: BackupManifest
}

/** The complete backups in a folder, the oldest first. */
export async function listBackups(folder: string): Promise<Backup[]> {
  const names = existsSync(folder) ? (await readdir(folder)).sort() : []
  const backups: Backup[] = []
  for (const name of names.filter((one) => !one.endsWith(UNFINISHED))) {
    const manifest = await readManifest(join(folder, name))
    if (manifest) backups.push({ folder: join(folder, name), manifest })
  }
  return backups.sort((a, b) => (a.manifest.finishedAt < b.manifest.finishedAt ? -1 : 1))
}

/**
 * Chooses what to restore: the folder itself if it is a backup, else the newest backup inside it
 * that was finished by the requested time.
 *
 * @throws {ClusterError} if there is none.
 */
export async function chooseBackup(folder: string, to: Date | undefined): Promise<Backup> {
  const own = await readManifest(folder)
  const all = own ? [{ folder, manifest: own }] : await listBackups(folder)
  if (all.length === 0) throw new ClusterError(`There is no complete backup in ${folder}`)
  const chosen = all.findLast(({ manifest }) => !to || new Date(manifest.finishedAt) <= to)
  if (chosen) return chosen
  throw new ClusterError(
    `No backup in ${folder} is as old as ${to?.toISOString()}; ` +
      `the oldest is of ${all[0]?.manifest.finishedAt}`,
  )
}

/** Removes all but the newest backups of a folder; returns the removed ones. */
export async function removeSurplusBackups(folder: string, keep: number): Promise<string[]> {
  const surplus = (await listBackups(folder)).slice(0, -keep)
  for (const backup of surplus) await rm(backup.folder, { recursive: true, force: true })
  return surplus.map((backup) => backup.folder)
}
