import seeds from './data/words.json' with { type: 'json' }

/** Words of filters in Kazakh and English; colours also as they look. */
export const words: Readonly<Record<'colours' | 'materials' | 'styles' | 'countries', Words>> =
  seeds

type Words = Readonly<Record<string, readonly string[]>>
