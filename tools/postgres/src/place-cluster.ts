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
import { ClusterFailure } from './cluster-failure.ts'
import { type Binaries, findBinaries } from './find-binaries.ts'
import type { ServerUser } from './server-user.ts'

export interface Place {
  /** PostgreSQL's own data folder. */
  clusterDir: string
  /** The folder with bin/, lib/ and share/ that the server's user can reach. */
  binariesDir: string
}

/**
 * Finds where the server can live: in the shop's data folder if PostgreSQL may live there, else
 * somewhere else, always the same for the same data folder, and says where. It may not under a
 * parent closed to the server's user, nor on a file system that keeps no owner and mode.
 */
export async function placeCluster(
  dataDir: string,
  user: ServerUser | undefined,
  tell: (notice: string) => void,
): Promise<Place> {
  const clusterDir = await firstThatHolds(dataDir, user)
  if (dirname(clusterDir) !== dataDir) {
    tell(`PostgreSQL cannot keep its files in ${dataDir}; they are in ${dirname(clusterDir)}`)
  }
  const binaries = findBinaries()
  if (reachesBinaries(binaries.folder, user)) return { clusterDir, binariesDir: binaries.folder }
  const binariesDir = await copyBinaries(binaries, dirname(clusterDir), user, tell)
  return { clusterDir, binariesDir }
}

async function firstThatHolds(dataDir: string, user: ServerUser | undefined): Promise<string> {
  const own = createHash('sha256')
    .update(await realpath(dataDir))
    .digest('hex')
    .slice(0, 12)
  const elsewhere = user
    ? [join('/var/lib/svetlitsa', own), join('/var/tmp', `svetlitsa-${own}`)]
    : [join(homedir(), '.local/share/svetlitsa', own)]
  const folders = [dataDir, ...elsewhere, join(tmpdir(), `svetlitsa-${own}`)]
  const reasons: string[] = []
  const clusterDirs = folders.map((folder) => join(folder, 'postgres'))
  // A cluster that was once put elsewhere stays the shop's own after its folder was opened up.
  const made = clusterDirs.filter((dir) => existsSync(join(dir, 'PG_VERSION')))
  for (const clusterDir of new Set([...made, ...clusterDirs])) {
    const reason = await whyItCannotHold(clusterDir, user)
    if (!reason) return clusterDir
    await rmdir(clusterDir).catch(() => {})
    reasons.push(`${dirname(clusterDir)}: ${reason}`)
  }
  throw new ClusterFailure(`PostgreSQL finds no folder for its files.\n${reasons.join('\n')}`)
}

async function whyItCannotHold(dir: string, user?: ServerUser): Promise<string | undefined> {
  try {
    await makeFolders(dirname(dir), 0o711)
    await mkdir(dir, { recursive: true })
    if (user) await chown(dir, user.uid, user.gid)
    await chmod(dir, 0o700)
    const { mode, uid } = await stat(dir)
    if ((mode & 0o777) !== 0o700) return 'the file system keeps no access modes'
    if (uid !== (user?.uid ?? process.getuid?.() ?? uid)) return 'the file system keeps no owners'
    if (!runsAs(user, '/bin/sh', ['-c', 'cd -- "$0" && : > .reach && rm .reach', dir])) {
      return `the user ${user?.name ?? 'of this process'} cannot reach it`
    }
    return undefined
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

/** Makes missing parents passable whatever the umask is; those that exist are left alone. */
async function makeFolders(dir: string, mode: number): Promise<void> {
  if (existsSync(dir)) return
  await makeFolders(dirname(dir), mode)
  await mkdir(dir, { recursive: true })
  await chmod(dir, mode)
}

function reachesBinaries(folder: string, user?: ServerUser): boolean {
  const bki = join(folder, 'share/postgresql/postgres.bki')
  return (
    runsAs(user, join(folder, 'bin/postgres'), ['--version']) &&
    runsAs(user, '/bin/sh', ['-c', 'test -r "$0"', bki])
  )
}

async function copyBinaries(
  binaries: Binaries,
  parent: string,
  user: ServerUser | undefined,
  tell: (notice: string) => void,
): Promise<string> {
  const target = join(parent, `postgres-binaries-${binaries.version}`)
  if (reachesBinaries(target, user)) return target
  tell(`The user ${user?.name ?? ''} cannot reach PostgreSQL's programs; copying them to ${target}`)
  const draft = `${target}.${process.pid}`
  await cp(binaries.folder, draft, { recursive: true, verbatimSymlinks: true })
  await openToAll(draft)
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  if (reachesBinaries(target, user)) return target
  throw new ClusterFailure(`PostgreSQL's programs do not run from ${target}`)
}

async function openToAll(dir: string): Promise<void> {
  await chmod(dir, 0o755)
  for (const entry of await readdir(dir, { withFileTypes: true })) {
    const path = join(dir, entry.name)
    if (entry.isDirectory()) await openToAll(path)
    else if (entry.isFile()) await chmod(path, basename(dir) === 'bin' ? 0o755 : 0o644)
  }
}

function runsAs(user: ServerUser | undefined, command: string, args: string[]): boolean {
  const ids = user ? { uid: user.uid, gid: user.gid } : {}
  return spawnSync(command, args, { ...ids, cwd: '/', stdio: 'ignore' }).status === 0
}
