import { dirname, join } from 'node:path/posix'
import type { ParsedSource } from './parse-source.ts'
import type { Packages } from './read-packages.ts'

/** Returns the source files that each source file imports, type imports included. */
export function resolveImports(sources: ParsedSource[], packages: Packages): Map<string, string[]> {
  const paths = new Set(sources.map(({ path }) => path))
  return new Map(
    sources.map(({ path, imports }) => {
      const targets = imports.map(({ specifier }) => resolveImport(path, specifier, packages))
      return [path, targets.filter((target): target is string => paths.has(target ?? ''))]
    }),
  )
}

/**
 * The path that an import refers to, relative to the project root; undefined for packages from
 * outside.
 */
export function resolveImport(
  path: string,
  specifier: string,
  packages: Packages,
): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  const [scope = '', name = '', ...rest] = specifier.split('/')
  const found = packages.get(`${scope}/${name}`)
  const entry = found && findExport(found.exports, ['.', ...rest].join('/'))
  return entry && join(found.folder, entry.target)
}

/**
 * Finds the entry of `exports` that an import uses: the one of its name, or else the pattern with
 * the longest beginning. The target may be no file.
 */
export function findExport(
  exports: Readonly<Record<string, string>>,
  path: string,
): { key: string; target: string } | undefined {
  const exact = exports[path]
  if (exact) return { key: path, target: exact }
  const [best] = Object.entries(exports)
    .filter(([key]) => key.endsWith('*') && path.startsWith(key.slice(0, -1)))
    .sort(([one], [other]) => other.length - one.length)
  if (!best) return undefined
  const [key, target] = best
  return { key, target: target.replaceAll('*', path.slice(key.length - 1)) }
}
