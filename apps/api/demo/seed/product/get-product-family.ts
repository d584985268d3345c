import { productKinds } from './product-kinds.ts'

/** Product families that share review texts. */
export type ProductFamily =
  | 'soft'
  | 'sleep'
  | 'storage'
  | 'table'
  | 'kids'
  | 'light'
  | 'textile'
  | 'decor'

const families: Readonly<Record<string, ProductFamily>> = {
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

const familyByNoun = new Map(
  productKinds.map(({ noun, vendorProfile }) => [noun, families[vendorProfile]]),
)

/**
 * The family of a product, by the noun at the start of its name. Kits count as storage furniture.
 */
export function getProductFamily(name: string): ProductFamily {
  const [noun = ''] = name.split(' «')
  return familyByNoun.get(noun) ?? 'storage'
}
