import type { characteristic } from '@svetlitsa/api-client/contract/product'
import type * as z from 'zod'
import type { Language } from '../../platform/context.ts'
import { nameIn } from '../../platform/name-in.ts'
import type { CatalogueSnapshot, Property } from './catalogue-snapshot.ts'
import type { ProductRow } from './product-page.queries.ts'
import { unitIn } from './unit-in.ts'

type Characteristic = z.output<typeof characteristic>
type Fact = NonNullable<ProductRow['facts']>[number]

export interface Characteristics {
  characteristics: Characteristic[]
  /** Offer id → code → text, for those that differ between the offers. */
  offerCharacteristics: Record<string, Record<string, string>>
}

/** What is known of a product, as its page tells it; its first offer speaks for all. */
export function characteristicsOf(
  facts: readonly Fact[],
  offerId: number,
  { properties }: CatalogueSnapshot,
  language: Language,
): Characteristics {
  const characteristics: Characteristic[] = []
  const offerCharacteristics: Record<string, Record<string, string>> = {}
  for (const property of properties) {
    const own = Map.groupBy(
      facts.filter(([, propertyId]) => propertyId === property.id),
      ([ofOffer]) => ofOffer,
    )
    const shown = own.get(offerId) ?? own.values().next().value
    if (!shown) continue
    const { code, group, isOnOffer: onOffer } = property
    const name = nameIn(property, language)
    const value = textOf(property, shown, language)
    characteristics.push({ code, name, value, group, onOffer })
    if (!onOffer) continue
    for (const [ofOffer, its] of own) {
      offerCharacteristics[ofOffer] ??= {}
      offerCharacteristics[ofOffer][code] = textOf(property, its, language)
    }
  }
  return { characteristics, offerCharacteristics }
}

function textOf({ values, unit }: Property, facts: readonly Fact[], language: Language): string {
  const words = facts.map(([, , valueId, number]) => {
    if (number !== null) return unit ? unitIn(`${number} ${unit}`, language) : String(number)
    const found = values.find(({ id }) => id === valueId)
    if (!found) return ''
    const { value: name, valueKk: nameKk, valueEn: nameEn } = found
    return nameIn({ name, nameKk, nameEn }, language)
  })
  return words.filter(Boolean).join(', ')
}
