import seeds from './term-translations.json' with { type: 'json' }

/**
 * Kazakh and English names of filters, finishes, sizes and products; colors also have a color code.
 */
export const termTranslations: Readonly<Record<keyof typeof seeds, TermTranslations>> = seeds

type TermTranslations = Readonly<Record<string, readonly string[]>>
