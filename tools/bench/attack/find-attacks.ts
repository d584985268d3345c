import { globSync } from 'node:fs'
import { join } from 'node:path'
import type { Attack } from './attack.ts'

/** Loads the attacks of this folder, in the order of their files. */
export async function findAttacks(): Promise<Attack[]> {
  const folder = import.meta.dirname
  const attacks: Attack[] = []
  for (const file of globSync('**/*.attack.ts', { cwd: folder }).sort()) {
    const { default: attack } = await import(join(folder, file))
    attacks.push(attack)
  }
  return attacks
}
