import type { Language } from '@svetlitsa/domain/language/parse-language'
import { imageSearchTexts } from '@svetlitsa/i18n/image-search/image-search-texts'

/** Texts of the picture form, passed as props so that its client bundle contains no text files. */
export function getPictureTexts(language: Language) {
  const { title: _title, lead: _lead, results: _results, ...texts } = imageSearchTexts[language]
  return texts
}

export type PictureTexts = ReturnType<typeof getPictureTexts>
