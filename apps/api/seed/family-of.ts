import { kinds } from './kinds.ts'

/** Kinds of goods of which people say the same things. */
export type Family = 'soft' | 'sleep' | 'storage' | 'table' | 'kids' | 'light' | 'textile' | 'decor'

const families: Readonly<Record<string, Family>> = {
  soft: 'soft',
  office: 'soft',
  bed: 'sleep',
  sleep: 'sleep',
  cabinet: 'storage',
  hallway: 'storage',
  kitchen: 'storage',
  table: 'table',
  kids: 'kids',
  light: 'light',
  textile: 'textile',
  decor: 'decor',
  garden: 'table',
}

const byNoun = new Map(kinds.map(({ noun, makes }) => [noun, families[makes]]))

/** A product's family, by the noun its name begins with; kits are spoken of as what is stored in. */
export function familyOf(name: string): Family {
  const [noun = ''] = name.split(' «')
  return byNoun.get(noun) ?? 'storage'
}
