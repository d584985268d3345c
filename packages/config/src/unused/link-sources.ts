import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { dirname, join as joinPath } from 'node:path/posix'
import type { ParsedSource } from '../walls/parse-source.ts'

/** Folder and `exports` by package name; the targets of `exports` are relative to the folder. */
export type PackageExports = ReadonlyMap<
  string,
  { folder: string; exports: Readonly<Record<string, string>> }
>

/** Reads the `exports` of every package of the workspace. */
export function readPackageExports(
  root: string,
  folders: ReadonlyMap<string, string>,
): PackageExports {
  return new Map(
    [...folders].map(([name, folder]) => {
      const text = readFileSync(join(root, folder, 'package.json'), 'utf8')
      const { exports = {} }: { exports?: Record<string, string> } = JSON.parse(text)
      return [name, { folder, exports }]
    }),
  )
}

/**
 * Returns the source files that each source file imports or starts, relative to the project root.
 */
export function linkSources(
  sources: ParsedSource[],
  packages: PackageExports,
): Map<string, string[]> {
  const imported = resolveImports(sources, packages)
  const paths = new Set(imported.keys())
  return new Map(
    sources.map(({ path, text }) => {
      const started = findStartedFiles(text).map((file) => joinPath(dirname(path), file))
      return [path, [...(imported.get(path) ?? []), ...started.filter((file) => paths.has(file))]]
    }),
  )
}

/** Returns the source files that each source file imports, type imports included. */
export function resolveImports(
  sources: ParsedSource[],
  packages: PackageExports,
): Map<string, string[]> {
  const paths = new Set(sources.map(({ path }) => path))
  return new Map(
    sources.map(({ path, imports }) => {
      const targets = imports.map(({ specifier }) => resolveImport(path, specifier, packages))
      return [path, targets.filter((target): target is string => paths.has(target ?? ''))]
    }),
  )
}

/** Workers and child processes are started by the path of their file instead of an import. */
function findStartedFiles(text: string): string[] {
  const started = /(?:new URL\(\s*|import\.meta\.dirname,\s*)'((?:\.{1,2}\/)?[\w./-]+\.[a-z]+)'/g
  return [...text.matchAll(started)].map(([, file = '']) => file)
}

function resolveImport(
  path: string,
  specifier: string,
  packages: PackageExports,
): string | undefined {
  if (specifier.startsWith('.')) return joinPath(dirname(path), specifier)
  const [scope = '', name = '', ...rest] = specifier.split('/')
  const found = packages.get(`${scope}/${name}`)
  const entry = found && findExport(found.exports, ['.', ...rest].join('/'))
  return entry && joinPath(found.folder, entry.target)
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
