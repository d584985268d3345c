import english from './en.json' with { type: 'json' }
import kazakh from './kk.json' with { type: 'json' }
import russian from './ru.json' with { type: 'json' }

/** Inclusive bounds. */
type Bounds = readonly [from: number, to: number]

/** Values by the code of their property. */
type ValuesByCode = Readonly<Record<string, readonly string[]>>

/**
 * What a right result must satisfy, in facts stored with the offer that its card shows. All that are
 * given must hold.
 */
export interface Judgement {
  /** Codes of sections, one of which is the product's or above it. */
  sections?: readonly string[]
  /** One of the values of each property. */
  values?: ValuesByCode
  /** None of the values of any property. */
  without?: ValuesByCode
  /** The number of each property. */
  numbers?: Readonly<Record<string, Bounds>>
  /** In cm. */
  width?: Bounds
  depth?: Bounds
  /** In roubles. */
  price?: Bounds
  /** A part of the product's name. */
  name?: string
  vendor?: string
}

export interface JudgedQuery extends Judgement {
  q: string
  kind: string
  language: 'ru' | 'kk' | 'en'
  /** Several things in one query: each result must be one of them. */
  any?: readonly Judgement[]
}

/** Queries in three languages with the judgement of each (search.judged). */
export function listJudgedQueries(): JudgedQuery[] {
  const seeds = { ru: russian, kk: kazakh, en: english } as const
  return (['ru', 'kk', 'en'] as const).flatMap((language) =>
    (seeds[language] as unknown as Omit<JudgedQuery, 'language'>[]).map((query) => ({
      ...query,
      language,
    })),
  )
}
