import { findLayer } from '../layers.ts'
import { isTestFile, type Violation } from '../source.ts'
import { findPath, type ImportGraph, listComponents } from './find-cycle-violations.ts'

/**
 * Finds modules of the API that import each other, directly or through others, type imports
 * included: one violation for each group. Tests may import any module.
 */
export function findModuleCycles(graph: ImportGraph): Violation[] {
  const files = linkModules(graph)
  const modules = new Map([...files].map(([module, targets]) => [module, [...targets.keys()]]))
  return listComponents(modules).flatMap((component) => {
    const [from = ''] = component
    const to = modules.get(from)?.find((target) => component.includes(target))
    const path = to && findPath(modules, to, from)
    if (!path) return []
    const cycle = [from, ...path]
    const importers = cycle.slice(0, -1).map((module, index) => {
      return files.get(module)?.get(cycle[index + 1] ?? '') ?? ''
    })
    return [
      {
        path: importers[0] ?? '',
        line: 1,
        message: `modules import each other: ${cycle.join(' → ')} (${importers.join(', ')})`,
      },
    ]
  })
}

/** The modules that each module imports, with the first file that does. */
function linkModules(graph: ImportGraph): Map<string, Map<string, string>> {
  const links = new Map<string, Map<string, string>>()
  for (const [from, targets] of graph) {
    const module = findModule(from)
    if (!module || isTestFile(from)) continue
    const files = links.get(module) ?? new Map<string, string>()
    links.set(module, files)
    for (const to of targets) {
      const target = findModule(to)
      if (target && target !== module && !files.has(target)) files.set(target, from)
    }
  }
  return links
}

function findModule(path: string): string | undefined {
  const { area, noun } = findLayer(path) ?? {}
  return area && `${area}/${noun}`
}
