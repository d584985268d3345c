import { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import { staffLogTexts } from '@svetlitsa/i18n/staff-log/staff-log-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { toColumn } from '../resource-screen-definition.ts'

/**
 * The words of fields: list, form and history say the same (ADR 0087), but for fields that are part
 * of a column, such as a translation.
 */
export function useFieldLabel(): (field: string) => string {
  const language = useLanguage()
  const columns: Readonly<Record<string, string>> = staffLogTexts[language].columns
  const fields: Readonly<Record<string, string>> = resourceTexts[language].fields
  return (field) => fields[field] ?? columns[toColumn(field)] ?? field
}
