import { spawn, spawnSync } from 'node:child_process'
import { ClusterError } from '../cluster/cluster-error.ts'
import { buildClientEnvironment } from '../env.ts'

/**
 * Checks that a client program on PATH is at least as new as the server.
 *
 * @throws {ClusterError} naming the version that is needed.
 */
export function requireClientProgram(name: 'pg_dump' | 'pg_restore', serverMajor: number): void {
  const { stdout, error } = spawnSync(name, ['--version'], { encoding: 'utf8' })
  const found = Number(/\(PostgreSQL\) (\d+)/.exec(stdout ?? '')?.[1] ?? 0)
  if (found >= serverMajor) return
  const state = error || found === 0 ? 'there is none on PATH' : `the one on PATH is ${found}`
  throw new ClusterError(
    `The server is PostgreSQL ${serverMajor}: ${name} of version ${serverMajor} or newer is ` +
      `needed, ${state}. Install the PostgreSQL client of that version and try again.`,
  )
}

/**
 * Runs a client program to completion. The password is passed in its environment, since other users
 * can read the arguments of a program.
 *
 * @throws {ClusterError} with what it printed.
 */
export async function runClientProgram(
  name: 'pg_dump' | 'pg_restore',
  url: string,
  args: string[],
  signal?: AbortSignal,
): Promise<void> {
  const { plainUrl, password } = splitPassword(url)
  const child = spawn(name, [`--dbname=${plainUrl}`, '--no-password', ...args], {
    env: buildClientEnvironment(password),
    stdio: ['ignore', 'ignore', 'pipe'],
    signal,
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  const code = await new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new ClusterError(`${name} failed:\n${output.trim()}`)
}

function splitPassword(url: string): { plainUrl: string; password: string } {
  const parsed = new URL(url)
  const password = decodeURIComponent(parsed.password)
  parsed.password = ''
  return { plainUrl: parsed.href, password }
}
