import { brotliCompressSync } from 'node:zlib'

/** A chunk of a build, as far as the first load depends on it. */
export interface BuiltChunk {
  readonly type: 'chunk'
  readonly fileName: string
  readonly code: string
  /** File names of its static imports. */
  readonly imports: readonly string[]
  readonly isEntry: boolean
  readonly facadeModuleId: string | null
}

const route = /\/src\/routes\/(.+)\.tsx\?/

/**
 * Returns the script of the first load of each screen in bytes of brotli, by its route file: the
 * entry and the route's own chunk with all their static imports. What loads on demand is not
 * counted.
 */
export function measureFirstLoads(chunks: readonly BuiltChunk[]): Map<string, number> {
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const sizes = new Map<string, number>()
  const measure = ({ fileName, code }: BuiltChunk) => {
    const size = sizes.get(fileName) ?? brotliCompressSync(code).length
    sizes.set(fileName, size)
    return size
  }
  const entries = chunks.filter(({ isEntry }) => isEntry)
  const screens = chunks.flatMap((chunk) => {
    const [, name] = route.exec(chunk.facadeModuleId ?? '') ?? []
    return name ? [{ name, chunk }] : []
  })
  return new Map(
    screens.map(({ name, chunk }) => {
      const loaded = [...collectImports([...entries, chunk], byName)]
      return [name, loaded.reduce((sum, one) => sum + measure(one), 0)]
    }),
  )
}

function collectImports(
  roots: readonly BuiltChunk[],
  byName: ReadonlyMap<string, BuiltChunk>,
): Set<BuiltChunk> {
  const found = new Set<BuiltChunk>()
  const waiting = [...roots]
  for (let chunk = waiting.pop(); chunk !== undefined; chunk = waiting.pop()) {
    if (found.has(chunk)) continue
    found.add(chunk)
    for (const name of chunk.imports) {
      const imported = byName.get(name)
      if (imported) waiting.push(imported)
    }
  }
  return found
}
