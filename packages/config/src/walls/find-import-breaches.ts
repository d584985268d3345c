import { dirname, join } from 'node:path/posix'
import type { Import, ParsedSource } from './parse-source.ts'
import { roomOf, whyForbidden, whyGuarded } from './rooms.ts'
import type { Breach } from './source.ts'

/** Names of the workspace's packages and the folders they lie in, from the project's folder. */
export type PackageFolders = Map<string, string>

/** Finds the imports that go through a wall (architecture, «Who may import whom»). */
export function findImportBreaches(sources: ParsedSource[], packages: PackageFolders): Breach[] {
  return sources.flatMap(({ path, imports }) =>
    imports.flatMap((one) => {
      const words = judge(path, one, packages)
      return words ? [{ path, line: one.line, words }] : []
    }),
  )
}

function judge(path: string, { specifier, typeOnly }: Import, packages: PackageFolders) {
  const from = roomOf(path)
  if (!from) return `${path} belongs to no room; give it a place in rooms.ts`
  const target = targetPath(path, specifier, packages)
  if (!target) return isUnproven(path) ? whyGuarded(from, specifier) : undefined
  const to = roomOf(target)
  if (!to) return `${target} belongs to no room`
  if (from.kind === 'calls' && to.kind === 'contract' && !typeOnly) {
    return `${specifier} must be imported as a type: browsers ship the calls without the schemas`
  }
  const reason = whyForbidden(from, path, to)
  return reason && `${reason} (${specifier})`
}

/** The file an import means, from the project's folder; undefined for packages from outside. */
function targetPath(path: string, specifier: string, packages: PackageFolders) {
  if (specifier.startsWith('.')) return join(dirname(path), specifier)
  const [scope = '', name = '', ...rest] = specifier.split('/')
  const folder = packages.get(`${scope}/${name}`)
  return folder && join(folder, 'src', ...rest)
}

function isUnproven(path: string): boolean {
  return !/\.(test|spec|stories)\.tsx?$/.test(path)
}

/** The dependencies between packages that lead back to where they began, each as its way round. */
export function findPackageCycles(edges: Map<string, string[]>): string[][] {
  const cycles: string[][] = []
  const done = new Set<string>()
  const walk = (name: string, way: string[]): void => {
    const at = way.indexOf(name)
    if (at >= 0) cycles.push([...way.slice(at), name])
    if (at >= 0 || done.has(name)) return
    for (const next of edges.get(name) ?? []) walk(next, [...way, name])
    done.add(name)
  }
  for (const name of edges.keys()) walk(name, [])
  return cycles
}
