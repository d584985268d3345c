import { execFileSync, spawnSync } from 'node:child_process'
import { ClusterError } from '../cluster/cluster-error.ts'

export interface ServerUser {
  name: string
  uid: number
  gid: number
}

/**
 * The user of the embedded server. PostgreSQL refuses to run as root, so root uses an unprivileged
 * account: `postgres`, created if missing, or `nobody` if accounts cannot be created. Undefined if
 * the shop is not root: the server then runs as the same user.
 */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = lookUp('postgres') ?? makeUser('postgres') ?? lookUp('nobody')
  if (user) return user
  throw new ClusterError(
    'PostgreSQL does not run as root, and there is no unprivileged account to lend it. ' +
      'Create one (useradd --system postgres), start as another user, or set DATABASE_URL.',
  )
}

function makeUser(name: string): ServerUser | undefined {
  const result = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name])
  return result.status === 0 ? lookUp(name) : undefined
}

function lookUp(name: string): ServerUser | undefined {
  try {
    return { name, uid: numericId('-u', name), gid: numericId('-g', name) }
  } catch {
    return undefined
  }
}

function numericId(kind: '-u' | '-g', name: string): number {
  const text = execFileSync('id', [kind, name], { encoding: 'utf8', stdio: 'pipe' })
  return Number.parseInt(text, 10)
}
