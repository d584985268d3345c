/** A value of a property in the words of a search, to be shown as a ticked filter. */
export interface MeantValue {
  propertyId: number
  /** Empty for a number. */
  valueIds: number[]
  number: number | null
}

/**
 * What a phrase stands for:
 * - `class`: the products of sections («комод», «couch»)
 * - `room`: sections that furnish a room; a class of products is stronger («стол в детскую»)
 * - `value`: a value of a property («велюровый», «grey»)
 * - `owned`: a value behind a preposition only («с зеркалом»)
 * - `lack`: a value that names what is missing («без ручек»)
 * - `words`: the words as they are, together («Белый бор»), or synonyms
 */
export type MeaningKind = 'class' | 'room' | 'value' | 'owned' | 'lack' | 'words'

export interface Meaning {
  kind: MeaningKind
  /** Tokens or lexemes that are searched besides the typed words, each list as a whole. */
  alternatives: string[][]
  /** Whether the typed words count as well: in these weights of the documents, empty for any. */
  places: string | null
  /** Whether all offers of a product share it. */
  isOfProduct: boolean
  value: MeantValue | null
}

/** A meaning with the phrase that has it. */
export interface Phrase extends Meaning {
  text: string
}

export function toSectionToken(id: number): string {
  return `in:${id}`
}

export function toValueToken(id: number): string {
  return `is:${id}`
}

export function toNumberToken(propertyId: number, number: number): string {
  return `n:${propertyId}:${number}`
}
