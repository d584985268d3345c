import seeds from './data/words.json' with { type: 'json' }

/** Words of filters, finishes, sizes and names of goods in Kazakh and English; colours also as they look. */
export const words: Readonly<Record<keyof typeof seeds, Words>> = seeds

type Words = Readonly<Record<string, readonly string[]>>
