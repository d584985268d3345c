import phrases from './data/phrases.json' with { type: 'json' }

type Words = string | undefined | readonly Words[] | { readonly [key: string]: Words }

const known: Readonly<Record<string, { kk: string; en: string }>> = phrases

/**
 * The words of a row in Kazakh and English, phrase by phrase: every phrase of the demonstration's
 * pages has to be there, an empty one stays empty.
 */
export function translationsOf<Said extends Words>(words: Said): { kk: Said; en: Said } {
  return { kk: said(words, 'kk'), en: said(words, 'en') }
}

function said<Said extends Words>(words: Said, language: 'kk' | 'en'): Said
function said(words: Words, language: 'kk' | 'en'): Words {
  if (!words) return words
  if (typeof words === 'string') return phraseIn(words, language)
  if (Array.isArray(words)) return words.map((one: Words) => said(one, language))
  return Object.fromEntries(Object.entries(words).map(([key, one]) => [key, said(one, language)]))
}

function phraseIn(phrase: string, language: 'kk' | 'en'): string {
  const found = known[phrase]
  if (!found) throw new Error(`data/phrases.json lacks: ${phrase}`)
  return found[language]
}
