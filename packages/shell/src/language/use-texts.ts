import {
  getTranslator,
  type TextsByLanguage,
  type Translator,
} from '@svetlitsa/i18n/translator/get-translator'
import { useLanguage } from './language-provider.tsx'

/**
 * Returns the translator of a text file in the page's language: `const t = useTexts(regionTexts)`.
 */
export function useTexts<T extends Parameters<typeof getTranslator>[0]['ru']>(
  texts: TextsByLanguage<T>,
): Translator<T> {
  return getTranslator(texts, useLanguage())
}
