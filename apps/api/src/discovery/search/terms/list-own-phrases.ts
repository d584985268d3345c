import type { CatalogueSnapshot } from '../../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { type Phrase, toSectionToken, toValueToken } from './meaning.ts'

/** A row of the shop's vocabulary. */
export interface OwnWord {
  phrase: string
  meaning: string
}

/** The shop's own vocabulary; what names no section or value of the catalogue is left out. */
export function listOwnPhrases(
  rows: readonly OwnWord[],
  { sectionByCode, properties }: Pick<CatalogueSnapshot, 'sectionByCode' | 'properties'>,
): Phrase[] {
  return rows.flatMap(({ phrase, meaning }): Phrase[] => {
    const [name = '', listed = ''] = meaning.split('=', 2)
    const wanted = listed.split('|')
    const isOwned = /^(?:со?|with|для|for) /.test(phrase)
    if (name === 'in' || name === 'room') {
      const found = wanted.flatMap((code) => sectionByCode.get(code) ?? [])
      if (found.length === 0) return []
      const alternatives = found.map(({ id }) => [toSectionToken(id)])
      const kind = name === 'in' ? 'class' : 'room'
      const own = { places: null, isOfProduct: true, value: null }
      return [{ text: phrase, kind, alternatives, ...own }]
    }
    const property = properties.find(({ code }) => code === name)
    const valueIds =
      property?.values.filter(({ value }) => wanted.includes(value)).map(({ id }) => id) ?? []
    if (!property || valueIds.length === 0) return []
    return [
      {
        text: phrase,
        kind: isOwned ? 'owned' : 'value',
        alternatives: valueIds.map((id) => [toValueToken(id)]),
        places: null,
        isOfProduct: !property.isOnOffer,
        value: { propertyId: property.id, valueIds, number: null },
      },
    ]
  })
}
