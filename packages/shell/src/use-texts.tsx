'use client'

import { type TextsByLanguage, type Translator, translator } from '@svetlitsa/i18n/translator'
import { useLanguage } from './language-provider.tsx'

/** The translator of a text file in the page's language: `const say = useTexts(regionTexts)`. */
export function useTexts<T extends Parameters<typeof translator>[0]['ru']>(
  texts: TextsByLanguage<T>,
): Translator<T> {
  return translator(texts, useLanguage())
}
