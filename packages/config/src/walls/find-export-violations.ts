import { join } from 'node:path/posix'
import type { Packages } from './read-packages.ts'
import { findExport } from './resolve-imports.ts'
import { isTestFile, type Source, type Violation } from './source.ts'

const reader = /\.(?:tsx?|[mc]?js|css|json)$/
/** Tests of the checks contain imports as sample text. */
const sample = /^packages\/config\/src\/.+\.test\.ts$/
const reference = /['"]((@[\w-]+\/[\w-]+)(?:\/[^'"\s`$?]+)?)(?:\?[^'"]*)?['"]/g

/**
 * Checks that another package imports each entry of `exports`, and that the patterns among them lead
 * nobody to tests, stories and their data.
 */
export function findExportViolations(sources: Source[], packages: Packages): Violation[] {
  const references = findReferences(sources, packages)
  const used = new Set(references.map(({ entry }) => entry))
  const unused = [...packages].flatMap(([name, { folder, exports }]) =>
    Object.keys(exports)
      .filter((key) => !used.has(name + key.slice(1)))
      .map((key) => ({
        path: `${folder}/package.json`,
        line: 1,
        message: `exports «${key}», which no other package imports`,
      })),
  )
  const opened = references
    .filter(({ path, target }) => isPrivate(target, path))
    .map(({ path, target }) => ({ path, line: 1, message: `imports ${target}, which is private` }))
  return [...unused, ...opened]
}

/** Tests of other packages share the helpers of `test-support`. */
function isPrivate(target: string, importer: string): boolean {
  if (target.includes('/test-support/')) return !isTestFile(importer)
  return isTestFile(target) || target.includes('/fixtures/')
}

/** What the files of a package refer to in another. */
function findReferences(sources: Source[], packages: Packages) {
  return sources
    .filter(({ path }) => reader.test(path) && !path.endsWith('package.json') && !sample.test(path))
    .flatMap(({ path, text }) =>
      [...text.matchAll(reference)].flatMap(([, specifier = '', name = '']) => {
        const owner = packages.get(name)
        if (!owner || path.startsWith(`${owner.folder}/`)) return []
        const found = findExport(owner.exports, `.${specifier.slice(name.length)}`)
        if (!found) return []
        const target = join(owner.folder, found.target)
        return [{ path, entry: name + found.key.slice(1), target }]
      }),
    )
}
