import { foldLetters } from '@svetlitsa/domain/text/plain-text'
import type {
  Property,
  PropertyValue,
} from '../../../catalogue/catalogue/catalogue-snapshot.queries.ts'
import { type MeaningKind, type Phrase, toValueToken } from './meaning.ts'

const yes = /^(?:есть|да|можно)$/
const no = /^(?:нет|только .*)$/
const lack = /^(?:без|no) /
const kazakhLack = /^(.{3,})(?:сыз|сіз)$/

/** The values of all properties in three languages; of equal ones that of the offer's own property. */
export function listValuePhrases(properties: readonly Property[]): Phrase[] {
  const own = [...properties].sort((a, b) => Number(b.isOnOffer) - Number(a.isOnOffer))
  return own.flatMap((property) =>
    property.values.flatMap((value) => {
      const folded = foldLetters(value.value)
      if (no.test(folded)) return []
      if (isYes(value.value)) return listOwnedPhrases(property, value)
      return [value.value, value.valueKk, value.valueEn].flatMap((text, language) =>
        text === null ? [] : listNamedPhrases(foldLetters(text), language, property, value),
      )
    }),
  )
}

/** Values of «Подъёмный механизм» and its like: the property says what there is. */
export function isYes(value: string): boolean {
  return yes.test(foldLetters(value))
}

/** «С подъёмным механизмом»; behind a preposition the noun alone is enough: «с зеркалом». */
function listOwnedPhrases(property: Property, value: PropertyValue): Phrase[] {
  const { name, nameKk, nameEn } = property
  const [russian = '', kazakh = '', english = ''] = [name, nameKk, nameEn].map((text) =>
    foldLetters(text ?? ''),
  )
  const nouns = [
    russian.split(' ').find((word) => !/(?:ый|ая|ое|ие|ые)$/.test(word)) ?? '',
    kazakh.split(' ').at(-1) ?? '',
    english
      .replace(/ (?:on|inside).*$/, '')
      .split(' ')
      .at(-1) ?? '',
  ]
  return [
    ...[russian, kazakh, english].map((text) =>
      toPhrase(text, text.includes(' ') ? 'value' : 'owned', property, value),
    ),
    ...nouns.map((text) => toPhrase(text, 'owned', property, value)),
  ].filter(({ text }) => text.length > 2)
}

function listNamedPhrases(
  text: string,
  language: number,
  property: Property,
  value: PropertyValue,
): Phrase[] {
  const missing = text.replace(lack, '')
  const kazakhMissing = language === 1 ? kazakhLack.exec(text)?.[1] : undefined
  if (kazakhMissing) return [toPhrase(kazakhMissing, 'lack', property, value)]
  if (missing !== text) return [toPhrase(missing, 'lack', property, value)]
  const name = foldLetters([property.name, property.nameKk, property.nameEn][language] ?? '')
  const isOneWord = !text.includes(' ')
  return [
    toPhrase(text, 'value', property, value),
    // «Высокое изголовье», «дубовая столешница».
    ...(isOneWord && !property.isOnOffer && name !== ''
      ? [toPhrase(`${text} ${name}`, 'value', property, value)]
      : []),
  ]
}

function toPhrase(
  text: string,
  kind: MeaningKind,
  { id: propertyId, isOnOffer }: Property,
  { id }: PropertyValue,
): Phrase {
  return {
    text,
    kind,
    alternatives: [[toValueToken(id)]],
    // A value that all offers share may be a word of the name, too: «Кровати с мягким изголовьем».
    places: isOnOffer || kind !== 'value' ? null : 'AB',
    isOfProduct: !isOnOffer,
    value: { propertyId, valueIds: [id], number: null },
  }
}
