import type { PackageExports } from '../unused/link-sources.ts'
import type { Source, Violation } from './source.ts'

const reader = /\.(?:tsx?|[mc]?js|css|json)$/
/** Tests of the checks contain imports as sample text. */
const sample = /^packages\/config\/src\/.+\.test\.ts$/
/** Turbopack matches font imports with their query `?address`, which no single entry fits. */
const allowedPatterns = new Set(['./tokens/onest/*'])
const reference = /['"]((@[\w-]+\/[\w-]+)(?:\/[^'"\s`$?]+)?)(?:\?[^'"]*)?['"]/g

/**
 * Checks that `exports` of every package name single files and that another package imports each of
 * them.
 */
export function findExportViolations(sources: Source[], packages: PackageExports): Violation[] {
  const used = findImportedEntries(sources, packages)
  return [...packages].flatMap(([name, { folder, exports }]) =>
    Object.keys(exports).flatMap((key) => {
      const message = explainExport(key, used.has(name + key.slice(1)))
      return message ? [{ path: `${folder}/package.json`, line: 1, message }] : []
    }),
  )
}

function explainExport(key: string, isUsed: boolean): string | undefined {
  if (allowedPatterns.has(key)) return undefined
  if (key.includes('*')) return `exports «${key}» is a pattern: name each file`
  return isUsed ? undefined : `exports «${key}», which no other package imports`
}

function findImportedEntries(sources: Source[], packages: PackageExports): Set<string> {
  const used = new Set<string>()
  for (const { path, text } of sources) {
    if (!reader.test(path) || path.endsWith('package.json') || sample.test(path)) continue
    for (const [, entry = '', name = ''] of text.matchAll(reference)) {
      const owner = packages.get(name)
      if (owner && !path.startsWith(`${owner.folder}/`)) used.add(entry)
    }
  }
  return used
}
