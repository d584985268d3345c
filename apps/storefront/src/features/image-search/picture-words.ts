import type { Language } from '@svetlitsa/domain/language/read-language'
import { imageSearchTexts } from '@svetlitsa/i18n/image-search-texts'

/** The words of the picture's taker, handed to it so that it carries no text files. */
export function pictureWords(language: Language) {
  const { title: _title, lead: _lead, results: _results, ...words } = imageSearchTexts[language]
  return words
}

export type PictureWords = ReturnType<typeof pictureWords>
