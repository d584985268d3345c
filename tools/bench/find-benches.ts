import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Bench } from './bench.ts'

const ending = '.bench.ts'

/** The measurements of this folder by their names. */
export async function findBenches(): Promise<Map<string, Bench>> {
  const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith(ending))
  const benches = new Map<string, Bench>()
  for (const file of files.sort()) {
    const { default: bench } = await import(join(import.meta.dirname, file))
    benches.set(file.slice(0, -ending.length), bench)
  }
  return benches
}
