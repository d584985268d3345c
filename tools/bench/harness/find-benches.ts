import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Bench } from './bench.ts'

const ending = '.bench.ts'

/** Loads the benchmarks of this folder by name. */
export async function findBenches(): Promise<Map<string, Bench>> {
  const folder = join(import.meta.dirname, '..')
  const files = globSync(`*/*${ending}`, { cwd: folder })
  const benches = new Map<string, Bench>()
  for (const file of files.sort()) {
    const { default: bench } = await import(join(folder, file))
    benches.set(basename(file, ending), bench)
  }
  return benches
}
