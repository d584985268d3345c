import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { chown, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { ClusterFailure } from './cluster-failure.ts'
import { clusterRole } from './cluster-url.ts'
import { explainLog } from './explain-log.ts'
import type { Place } from './place-cluster.ts'
import type { ServerUser } from './server-user.ts'

/**
 * Makes the data folder of the embedded server unless it is there, and answers its password, which
 * is kept beside it. The password is put there last, so that the remains of an initdb that was cut
 * off are known by its absence, and cleared.
 *
 * @param durable whether to wait until the files are on the disk.
 */
export async function createCluster(
  place: Place,
  user: ServerUser | undefined,
  durable: boolean,
): Promise<string> {
  const passwordFile = `${place.clusterDir}.password`
  const finished = existsSync(join(place.clusterDir, 'PG_VERSION')) && existsSync(passwordFile)
  if (finished) return (await readFile(passwordFile, 'utf8')).trim()
  await refuseForeignFiles(place.clusterDir)
  const password = randomBytes(24).toString('base64url')
  await rm(place.clusterDir, { recursive: true, force: true })
  await rm(passwordFile, { force: true })
  await mkdir(place.clusterDir, { mode: 0o700 })
  if (user) await chown(place.clusterDir, user.uid, user.gid)
  const draft = `${passwordFile}.new`
  await writeFile(draft, `${password}\n`, { mode: 0o600 })
  if (user) await chown(draft, user.uid, user.gid)
  try {
    await runInitdb(place, user, draft, durable)
    await writeFile(passwordFile, `${password}\n`, { mode: 0o600 })
  } finally {
    await rm(draft, { force: true })
  }
  return password
}

/** A database whose password is lost must not be wiped as if it were a half-made one. */
async function refuseForeignFiles(clusterDir: string): Promise<void> {
  const entries = await readdir(clusterDir).catch((): string[] => [])
  if (!entries.includes('PG_VERSION') || !entries.includes('postmaster.opts')) return
  throw new ClusterFailure(
    `${clusterDir} holds a database, but its password file ${clusterDir}.password is missing. ` +
      'Put it back, or move the folder away to begin with an empty database.',
  )
}

async function runInitdb(
  { binariesDir, clusterDir }: Place,
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
  throw new ClusterFailure(`PostgreSQL could not make its data folder ${clusterDir}: ${reason}`)
}
