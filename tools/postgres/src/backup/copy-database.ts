import { readdir, rm } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { ClusterError } from '../cluster/cluster-error.ts'
import { ARCHIVE_LINK } from './archive-settings.ts'
import { type CopiedFile, copyFile, copyFolder, hashFile } from './copy-folder.ts'

/** Folders whose contents a base backup leaves out; the folders themselves must exist. */
const EMPTIED =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)\//
const LEFT_OUT = new Set([
  ARCHIVE_LINK,
  'postmaster.pid',
  'postmaster.opts',
  'backup_label.old',
  'tablespace_map.old',
  'postgresql.auto.conf.tmp',
  'current_logfiles',
])
const CONTROL_FILE = 'global/pg_control'

/** Copies the files of a running server between pg_backup_start and pg_backup_stop. */
export async function copyDatabase(
  clusterDir: string,
  target: string,
  signal: AbortSignal | undefined,
): Promise<CopiedFile[]> {
  if ((await readdir(join(clusterDir, 'pg_tblspc'))).length > 0)
    throw new ClusterError('The database has tablespaces outside its folder; use pg_basebackup')
  const isExcluded = (path: string) =>
    LEFT_OUT.has(path) ||
    path === CONTROL_FILE ||
    EMPTIED.test(path) ||
    path.endsWith('/pg_internal.init') ||
    basename(path).startsWith('pgsql_tmp')
  const files = await copyFolder(clusterDir, target, { isExcluded, signal })
  // Last, as pg_basebackup does, and once more while the server is rewriting it.
  const control = join(target, CONTROL_FILE)
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await rm(control, { force: true })
    const copied = await copyFile(join(clusterDir, CONTROL_FILE), control)
    const again = await hashFile(join(clusterDir, CONTROL_FILE))
    if (copied && copied.sha256 === again?.sha256)
      return [...files, { path: CONTROL_FILE, ...copied }]
  }
  throw new ClusterError('The control file of the database changes too often to be copied')
}
