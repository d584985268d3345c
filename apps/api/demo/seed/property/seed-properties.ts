import listSeeds from './list-properties.json' with { type: 'json' }
import numericSeeds from './numeric-properties.json' with { type: 'json' }

interface NamedProperty {
  code: string
  name: string
  nameKk: string
  nameEn: string
  group: string
}

/** A property with a few text values. */
export interface ListProperty extends NamedProperty {
  values: readonly { value: string; kk: string; en: string }[]
}

/** A numeric property. */
interface NumericProperty extends NamedProperty {
  unit: string
  /** Position among the filters; sizes use multiples of 10. */
  position?: number
  /** Name beside the size on a card; left out if the card does not show it. */
  cardName?: string
  cardNameKk?: string
  cardNameEn?: string
}

/** Properties that distinguish the products of a section besides size, color and material. */
export const listProperties: readonly ListProperty[] = listSeeds
export const numericProperties: readonly NumericProperty[] = numericSeeds

export function getListProperty(code: string): ListProperty {
  const found = listProperties.find((property) => property.code === code)
  if (!found) throw new Error(`no property ${code}`)
  return found
}
