import phrases from './phrases.json' with { type: 'json' }

type Translatable =
  | string
  | undefined
  | readonly Translatable[]
  | { readonly [key: string]: Translatable }

const translations: Readonly<Record<string, { kk: string; en: string }>> = phrases

/**
 * The texts of a row in Kazakh and English. Every phrase of the demonstration's pages must have a
 * translation; an empty phrase stays empty.
 */
export function buildTranslations<Value extends Translatable>(
  texts: Value,
): { kk: Value; en: Value } {
  return { kk: translate(texts, 'kk'), en: translate(texts, 'en') }
}

function translate<Value extends Translatable>(texts: Value, language: 'kk' | 'en'): Value
function translate(texts: Translatable, language: 'kk' | 'en'): Translatable {
  if (!texts) return texts
  if (typeof texts === 'string') return translatePhrase(texts, language)
  if (Array.isArray(texts)) return texts.map((text: Translatable) => translate(text, language))
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, translate(text, language)]),
  )
}

function translatePhrase(phrase: string, language: 'kk' | 'en'): string {
  const found = translations[phrase]
  if (!found) throw new Error(`no translation of the phrase: ${phrase}`)
  return found[language]
}
