import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ServerUser } from '../server/find-server-user.ts'
import { ClusterError } from './cluster-error.ts'
import { clusterRole } from './cluster-url.ts'
import { explainLog } from './explain-log.ts'
import type { ClusterLocation } from './locate-cluster.ts'

/**
 * Creates the data folder of the embedded server if it does not exist and returns its password,
 * which is stored beside it. The password is written last, so that its absence identifies an
 * interrupted initdb, whose files are then removed.
 *
 * @param durable whether to wait until the files are on the disk.
 */
export async function createCluster(
  location: ClusterLocation,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<string> {
  const passwordFile = `${location.clusterDir}.password`
  const finished = existsSync(join(location.clusterDir, 'PG_VERSION')) && existsSync(passwordFile)
  if (finished) return (await readFile(passwordFile, 'utf8')).trim()
  await rejectUnknownFiles(location.clusterDir)
  const password = randomBytes(24).toString('base64url')
  await rm(location.clusterDir, { recursive: true, force: true })
  await rm(passwordFile, { force: true })
  await mkdir(location.clusterDir, { mode: 0o700 })
  if (user) await chown(location.clusterDir, user.uid, user.gid)
  const draft = `${passwordFile}.new`
  await writeFile(draft, `${password}\n`, { mode: 0o600 })
  if (user) await chown(draft, user.uid, user.gid)
  try {
    await runInitdb(location, user, draft, durable)
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  } finally {
    await rm(draft, { force: true })
  }
  return password
}

/** A database whose password file is lost must not be removed as an incomplete one. */
async function rejectUnknownFiles(clusterDir: string): Promise<void> {
  const entries = await readdir(clusterDir).catch((): string[] => [])
  if (!entries.includes('PG_VERSION') || !entries.includes('postmaster.opts')) return
  throw new ClusterError(
    `${clusterDir} holds a database, but its password file ${clusterDir}.password is missing. ` +
      'Restore it, or move the folder away to start with an empty database.',
  )
}

async function runInitdb(
  { binariesDir, clusterDir }: ClusterLocation,
  user: ServerUser | undefined,
  passwordFile: string,
  durable: boolean,
): Promise<void> {
  const args = [
    `--pgdata=${clusterDir}`,
    `--username=${clusterRole}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ]
  const ids = user ? { uid: user.uid, gid: user.gid } : {}
  const child = spawn(join(binariesDir, 'bin/initdb'), args, {
    ...ids,
    cwd: '/',
    env: { PATH: '/usr/bin:/bin', LC_ALL: 'C.UTF-8', TZ: 'UTC' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  let output = ''
  child.stdout.on('data', (chunk) => (output += chunk))
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code === 0) return
  const reason = explainLog(output) ?? output.trim().split('\n').slice(-5).join('\n')
  throw new ClusterError(`PostgreSQL could not create its data folder ${clusterDir}: ${reason}`)
}
