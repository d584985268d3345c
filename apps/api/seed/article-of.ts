import articles from './data/articles.json' with { type: 'json' }
import { translationsOf } from './translations-of.ts'

const written: Readonly<Record<string, readonly string[]>> = articles

/** A few words on choosing in three languages, for the sections that need them. */
export function articleOf(section: string) {
  const parts = written[section]
  if (!parts) return { article: null, translations: {} }
  const { kk, en } = translationsOf(parts)
  return {
    article: whole(parts),
    translations: { kk: { article: whole(kk) }, en: { article: whole(en) } },
  }
}

const whole = (parts: readonly string[]) => parts.join('\n')
