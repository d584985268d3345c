import type { productProperty } from '@svetlitsa/api-client/product/contract'
import type * as z from 'zod'
import type { Language } from '../../platform/context/context.ts'
import { localizeName } from '../../platform/language/localize-name.ts'
import type { CatalogueSnapshot, Property } from '../catalogue/catalogue-snapshot.queries.ts'
import { localizeUnit } from './card/localize-unit.ts'
import type { ProductRow } from './product.queries.ts'

type ProductProperty = z.output<typeof productProperty>
type PropertyRow = NonNullable<ProductRow['propertyRows']>[number]

export interface ProductProperties {
  characteristics: ProductProperty[]
  /** Offer id → code → text, for properties that differ between the offers. */
  offerCharacteristics: Record<string, Record<string, string>>
}

/**
 * Builds the properties of a product for its page, with the values of the given offer or else of
 * the first one.
 */
export function buildProductProperties(
  propertyRows: readonly PropertyRow[],
  offerId: number,
  { properties }: CatalogueSnapshot,
  language: Language,
): ProductProperties {
  const characteristics: ProductProperty[] = []
  const offerCharacteristics: Record<string, Record<string, string>> = {}
  for (const property of properties) {
    const rowsByOffer = Map.groupBy(
      propertyRows.filter(([, propertyId]) => propertyId === property.id),
      ([id]) => id,
    )
    const currentRows = rowsByOffer.get(offerId) ?? rowsByOffer.values().next().value
    if (!currentRows) continue
    const { code, group, isOnOffer: onOffer } = property
    const name = localizeName(property, language)
    const value = formatPropertyValue(property, currentRows, language)
    characteristics.push({ code, name, value, group, onOffer })
    if (!onOffer) continue
    for (const [id, offerRows] of rowsByOffer) {
      offerCharacteristics[id] ??= {}
      offerCharacteristics[id][code] = formatPropertyValue(property, offerRows, language)
    }
  }
  return { characteristics, offerCharacteristics }
}

function formatPropertyValue(
  { values, unit }: Property,
  propertyRows: readonly PropertyRow[],
  language: Language,
): string {
  const texts = propertyRows.map(([, , valueId, number]) => {
    if (number !== null) return unit ? localizeUnit(`${number} ${unit}`, language) : String(number)
    const found = values.find(({ id }) => id === valueId)
    if (!found) return ''
    const { value: name, valueKk: nameKk, valueEn: nameEn } = found
    return localizeName({ name, nameKk, nameEn }, language)
  })
  return texts.filter(Boolean).join(', ')
}
