import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import {
  chmod,
  chown,
  cp,
  mkdir,
  readdir,
  realpath,
  rename,
  rm,
  rmdir,
  stat,
} from 'node:fs/promises'
import { homedir, tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { type Binaries, findBinaries } from '../server/find-binaries.ts'
import type { ServerUser } from '../server/find-server-user.ts'
import { ClusterError } from './cluster-error.ts'

export interface ClusterLocation {
  /** PostgreSQL’s own data folder. */
  clusterDir: string
  /** The folder with bin/, lib/ and share/ that the server’s user can access. */
  binariesDir: string
}

/**
 * Chooses the server’s folder: inside the shop’s data folder if possible, else in another place
 * that is always the same for this data folder, which is reported. PostgreSQL cannot run below a
 * parent closed to the server’s user, nor on a file system without owners and modes.
 */
export async function locateCluster(
  dataDir: string,
  user: ServerUser | undefined,
  notify: (notice: string) => void,
): Promise<ClusterLocation> {
  const clusterDir = await findClusterFolder(dataDir, user)
  if (dirname(clusterDir) !== dataDir) {
    notify(`PostgreSQL cannot keep its files in ${dataDir}; they are in ${dirname(clusterDir)}`)
  }
  const binaries = findBinaries()
  if (canReachBinaries(binaries.folder, user)) return { clusterDir, binariesDir: binaries.folder }
  const binariesDir = await copyBinaries(binaries, dirname(clusterDir), user, notify)
  return { clusterDir, binariesDir }
}

async function findClusterFolder(dataDir: string, user: ServerUser | undefined): Promise<string> {
  const folderHash = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 12)
  const elsewhere = user
    ? [join('/var/lib/svetlitsa', folderHash), join('/var/tmp', `svetlitsa-${folderHash}`)]
    : [join(homedir(), '.local/share/svetlitsa', folderHash)]
  const folders = [dataDir, ...elsewhere, join(tmpdir(), `svetlitsa-${folderHash}`)]
  const reasons: string[] = []
  const clusterDirs = folders.map((folder) => join(folder, 'postgres'))
  // A cluster that was created elsewhere stays there even after its folder becomes accessible.
  const existing = clusterDirs.filter((dir) => existsSync(join(dir, 'PG_VERSION')))
  for (const clusterDir of new Set([...existing, ...clusterDirs])) {
    const reason = await explainUnusableFolder(clusterDir, user)
    if (!reason) return clusterDir
    await rmdir(clusterDir).catch(() => {})
    reasons.push(`${dirname(clusterDir)}: ${reason}`)
  }
  throw new ClusterError(`No suitable folder for PostgreSQL’s files.\n${reasons.join('\n')}`)
}

/** Makes a folder for the server alone; returns why its user cannot keep files there, if so. */
export async function explainUnusableFolder(
  dir: string,
  user?: ServerUser,
): Promise<string | undefined> {
  try {
    await makeFolders(dirname(dir), 0o711)
    await mkdir(dir, { recursive: true })
    if (user) await chown(dir, user.uid, user.gid)
    await chmod(dir, 0o700)
    const { mode, uid } = await stat(dir)
    if ((mode & 0o777) !== 0o700) return 'the file system does not support access modes'
    if (uid !== (user?.uid ?? process.getuid?.() ?? uid))
      return 'the file system does not support owners'
    if (!canRunAs(user, '/bin/sh', ['-c', 'cd -- "$0" && : > .reach && rm .reach', dir])) {
      return `the user ${user?.name ?? 'of this process'} cannot access it`
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Creates missing parents as accessible regardless of the umask; existing ones are not changed. */
async function makeFolders(dir: string, mode: number): Promise<void> {
  if (existsSync(dir)) return
  await makeFolders(dirname(dir), mode)
  await mkdir(dir, { recursive: true })
  await chmod(dir, mode)
}

function canReachBinaries(folder: string, user?: ServerUser): boolean {
  const bki = join(folder, 'share/postgresql/postgres.bki')
  return (
    canRunAs(user, join(folder, 'bin/postgres'), ['--version']) &&
    canRunAs(user, '/bin/sh', ['-c', 'test -r "$0"', bki])
  )
}

async function copyBinaries(
  binaries: Binaries,
  parent: string,
  user: ServerUser | undefined,
  notify: (notice: string) => void,
): Promise<string> {
  const target = join(parent, `postgres-binaries-${binaries.version}`)
  if (canReachBinaries(target, user)) return target
  notify(
    `The user ${user?.name ?? ''} cannot access PostgreSQL's programs; copying them to ${target}`,
  )
  const draft = `${target}.${process.pid}`
  await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true })
  await makeReadable(draft)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  if (canReachBinaries(target, user)) return target
  throw new ClusterError(`PostgreSQL cannot be executed from ${target}`)
}

async function makeReadable(dir: string): Promise<void> {
  await chmod(dir, 0o755)
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) await makeReadable(path)
    else if (entry.isFile()) await chmod(path, basename(dir) === 'bin' ? 0o755 : 0o644)
  }
}

function canRunAs(user: ServerUser | undefined, command: string, args: string[]): boolean {
  const ids = user ? { uid: user.uid, gid: user.gid } : {}
  return spawnSync(command, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0
}
