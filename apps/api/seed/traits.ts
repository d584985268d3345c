import measureSeeds from './data/measures.json' with { type: 'json' }
import traitSeeds from './data/traits.json' with { type: 'json' }

interface Named {
  code: string
  name: string
  nameKk: string
  nameEn: string
  group: string
}

/** A characteristic with a few values in words. */
export interface Trait extends Named {
  values: readonly { value: string; kk: string; en: string }[]
}

/** A characteristic in numbers. */
interface Measure extends Named {
  unit: string
  /** Among the filters, where it is looked for before what was told first: sizes are multiples of 10. */
  position?: number
  /** How a card says it beside the size; left out where cards are silent. */
  cardName?: string
  cardNameKk?: string
  cardNameEn?: string
}

/** What tells the goods of a section apart besides size, colour and material. */
export const traits: readonly Trait[] = traitSeeds
export const measures: readonly Measure[] = measureSeeds

export function traitOf(code: string): Trait {
  const found = traits.find((trait) => trait.code === code)
  if (!found) throw new Error(`no trait ${code}`)
  return found
}
