import { dirname } from 'node:path/posix'
import type { Violation } from '../source.ts'

/** The files that each file imports, relative to the project root. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>

/**
 * Finds import cycles between files of different folders, type imports included. A cycle inside one
 * folder is allowed unless Biome refuses it, which does not count types.
 */
export function findCycleViolations(graph: ImportGraph): Violation[] {
  return listCrossFolderCycles(graph).map((cycle) => ({
    path: cycle[0] ?? '.',
    line: 1,
    message: `import cycle: ${[...cycle, cycle[0]].join(' → ')}`,
  }))
}

/** One cycle for each group of files that reach each other and are in more than one folder. */
function listCrossFolderCycles(graph: ImportGraph): string[][] {
  return listComponents(graph).flatMap((component) => {
    const members = new Set(component)
    for (const from of component) {
      for (const to of graph.get(from) ?? []) {
        if (!members.has(to) || dirname(from) === dirname(to)) continue
        const path = findPath(graph, to, from)
        if (path) return [[from, ...path.slice(0, -1)]]
      }
    }
    return []
  })
}

/** Tarjan's algorithm: the groups of files that reach each other. */
export function listComponents(graph: ImportGraph): string[][] {
  const indexes = new Map<string, number>()
  const stack: string[] = []
  const onStack = new Set<string>()
  const components: string[][] = []
  const connect = (file: string): number => {
    const index = indexes.size
    let low = index
    indexes.set(file, index)
    stack.push(file)
    onStack.add(file)
    for (const target of graph.get(file) ?? []) {
      if (!indexes.has(target)) low = Math.min(low, connect(target))
      else if (onStack.has(target)) low = Math.min(low, indexes.get(target) ?? low)
    }
    if (low === index) {
      const component = stack.splice(stack.indexOf(file))
      for (const member of component) onStack.delete(member)
      components.push(component)
    }
    return low
  }
  for (const file of graph.keys()) if (!indexes.has(file)) connect(file)
  return components
}

/** The files of the shortest path, both ends included; undefined if there is none. */
export function findPath(graph: ImportGraph, from: string, to: string): string[] | undefined {
  const previous = new Map<string, string | undefined>([[from, undefined]])
  const waiting = [from]
  for (const file of waiting) {
    if (file === to) return tracePath(previous, to)
    for (const target of graph.get(file) ?? []) {
      if (previous.has(target)) continue
      previous.set(target, file)
      waiting.push(target)
    }
  }
  return undefined
}

function tracePath(previous: ReadonlyMap<string, string | undefined>, end: string): string[] {
  const path: string[] = []
  for (let file: string | undefined = end; file !== undefined; file = previous.get(file)) {
    path.unshift(file)
  }
  return path
}
