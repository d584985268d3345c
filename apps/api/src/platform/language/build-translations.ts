import type { Translations } from './localize-texts.ts'

/** The translations to be stored: what is empty is not translated, and falls back to Russian. */
export function buildTranslations<Texts extends object>(
  kk: Partial<Texts>,
  en: Partial<Texts>,
): Translations<Texts> {
  const filled = { kk: dropEmpty(kk), en: dropEmpty(en) }
  return Object.fromEntries(
    Object.entries(filled).filter(([, texts]) => Object.keys(texts).length > 0),
  ) as Translations<Texts>
}

const dropEmpty = <Texts extends object>(texts: Texts) =>
  Object.fromEntries(
    Object.entries(texts).filter(([, text]) => text !== '' && !(Array.isArray(text) && !text[0])),
  )
