import { isTestFile, type Violation } from '../source.ts'
import { findPath, type ImportGraph, listComponents } from './find-cycle-violations.ts'

const source = /^(?:apps\/[^/]+|packages\/(?:api-client|domain|i18n|shell|ui))\/src\/[^/]+/
const generated = /\.(?:gen|d)\.ts$/

/**
 * Finds cycles between the first folders of a package or an app, type imports included: folders
 * stand in an order and import only downwards. Tests, stories and generated files do not count.
 */
export function findFolderCycles(graph: ImportGraph): Violation[] {
  const folders = new Map<string, string[]>()
  const samples = new Map<string, { from: string; to: string }>()
  for (const [from, targets] of graph) {
    const fromFolder = findFolder(from)
    if (!fromFolder) continue
    for (const to of targets) {
      const toFolder = findFolder(to)
      const key = `${fromFolder} ${toFolder}`
      if (!toFolder || toFolder === fromFolder || samples.has(key)) continue
      samples.set(key, { from, to })
      folders.set(fromFolder, [...(folders.get(fromFolder) ?? []), toFolder])
    }
  }
  return listComponents(folders)
    .filter((component) => component.length > 1)
    .map((component) => describeCycle(component, folders, samples))
}

/** The first folder, or file, below `src`; undefined where cycles are not looked for. */
function findFolder(path: string): string | undefined {
  if (generated.test(path) || isTestFile(path)) return undefined
  return source.exec(path)?.[0]
}

/** Reports the shortest way from the first folder of a knot back to it, with an import for each step. */
function describeCycle(
  [first = '', ...others]: readonly string[],
  folders: ImportGraph,
  samples: ReadonlyMap<string, { from: string; to: string }>,
): Violation {
  const ways = (folders.get(first) ?? []).flatMap((next) => {
    const way = others.includes(next) && findPath(folders, next, first)
    return way ? [[first, ...way]] : []
  })
  const [shortest = []] = ways.sort((one, other) => one.length - other.length)
  const steps = shortest.slice(1).flatMap((folder, index) => {
    const sample = samples.get(`${shortest[index]} ${folder}`)
    return sample ? [sample] : []
  })
  return {
    path: steps[0]?.from ?? first,
    line: 1,
    message: `cycle of folders: ${steps.map(({ from, to }) => `${from} imports ${to}`).join(', ')}`,
  }
}
