import type { Language } from '@svetlitsa/domain/language/language'
import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { type ResourceField, toColumn } from '../resource-screen-definition.ts'

/** A code in words, those of its field or as the staff log says it. */
export function getCodeWord(
  { name, getWord }: ResourceField,
  code: string,
  language: Language,
): string {
  if (getWord) return getWord(code, language)
  const values: Readonly<Record<string, Readonly<Record<string, string>>>> =
    staffLogTexts[language].values
  return values[toColumn(name)]?.[code] ?? code
}
