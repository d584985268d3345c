import { execFileSync, spawnSync } from 'node:child_process'
import { ClusterFailure } from './cluster-failure.ts'

export interface ServerUser {
  name: string
  uid: number
  gid: number
}

/**
 * Whom the embedded server runs as. PostgreSQL refuses to run as root, so root lends it an
 * unprivileged account: the customary `postgres`, made if it is missing, and `nobody` where
 * accounts cannot be made. Undefined when the shop itself is not root: then it is the same user.
 */
export function findServerUser(): ServerUser | undefined {
  if (process.getuid?.() !== 0) return undefined
  const user = lookUp('postgres') ?? makeUser('postgres') ?? lookUp('nobody')
  if (user) return user
  throw new ClusterFailure(
    'PostgreSQL does not run as root, and there is no unprivileged account to lend it. ' +
      'Make one (useradd --system postgres), start as another user, or set DATABASE_URL.',
  )
}

function makeUser(name: string): ServerUser | undefined {
  const made = spawnSync('useradd', ['--system', '--user-group', '--no-create-home', name])
  return made.status === 0 ? lookUp(name) : undefined
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
