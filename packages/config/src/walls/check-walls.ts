import { join } from 'node:path'
import { findHabitBreaches } from './find-habit-breaches.ts'
import { findImportBreaches, findPackageCycles } from './find-import-breaches.ts'
import { findScreenBreaches } from './find-screen-breaches.ts'
import { findSizeBreach } from './find-size-breach.ts'
import { findTextBreaches } from './find-text-breaches.ts'
import { findSheetBreaches, findTokenBreaches } from './find-token-breaches.ts'
import { parseSource } from './parse-source.ts'
import { readPackages } from './read-packages.ts'
import { readSources } from './read-sources.ts'
import type { Breach } from './source.ts'

/** The project's folder. */
const root = join(import.meta.dirname, '..', '..', '..', '..')

const everyText = /\.(tsx?|mjs|css|json|ya?ml|md|html|toml|sh)$|\/\.ci\/|Dockerfile|\.env\./
const texts = readSources(root, everyText)
const code = texts.filter(({ path }) => /\.(tsx?|mjs)$/.test(path) && !path.endsWith('.gen.ts'))
const parsed = code.filter(({ path }) => path.includes('/')).map(parseSource)
const { folders, edges } = readPackages(root)
const cycles = findPackageCycles(edges).map((way) => ({
  path: 'package.json',
  line: 1,
  words: `packages in a circle: ${way.join(' → ')}`,
}))

const breaches: Breach[] = [
  ...findImportBreaches(parsed, folders),
  ...cycles,
  ...findHabitBreaches(parsed),
  ...findScreenBreaches(parsed),
  ...findTokenBreaches(parsed),
  ...findSheetBreaches(texts),
  ...findSizeBreach(code),
  ...findTextBreaches(texts),
]
for (const { path, line, words } of breaches) console.error(`${path}:${line} ${words}`)
console.log(`${parsed.length} files, ${breaches.length} breaches of the walls`)
process.exitCode = breaches.length === 0 ? 0 : 1
