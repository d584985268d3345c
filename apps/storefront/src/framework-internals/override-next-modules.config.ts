import { createRequire } from 'node:module'
import { testedVersions } from './tested-versions.ts'

const folder = './src/framework-internals/next-overrides'

/** Modules that Next sends to every browser and none needs: 3 KB of the first-load script. */
export const overrides = {
  'next/dist/compiled/process': `${folder}/process.cjs`,
  '../build/polyfills/polyfill-module': { browser: `${folder}/polyfills.cjs` },
  '../../../lib/constants': { browser: `${folder}/constants.cjs` },
  '../../../../lib/constants': { browser: `${folder}/constants.cjs` },
  './error-styles': { browser: `${folder}/error-styles.cjs` },
}

/** The installed version of Next. */
export function readNextVersion(): string {
  return createRequire(import.meta.url)('next/package.json').version
}

/**
 * Returns aliases for a known version of Next; for any other version the build keeps all its
 * modules.
 */
export function overrideNextModules(version = readNextVersion()): Partial<typeof overrides> {
  const versions: readonly string[] = testedVersions.next
  if (versions.includes(version)) return overrides
  process.emitWarning(`Next ${version} is unknown, so all its modules are built in`)
  return {}
}
