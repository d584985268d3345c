import type { ResourceRow } from '@svetlitsa/api-client/resource/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import { getCodeWord } from './field/get-code-word.ts'
import type { ResourceField, ResourceScreenDefinition } from './resource-screen-definition.ts'

/** What a row has in a column: a value of the form, or what is known besides. */
export function getRowValue({ values, facts }: ResourceRow, { name }: ResourceField): unknown {
  return name in values ? values[name] : facts[name]
}

/** What a row is called where it is open: as in the first column of the list. */
export function getRowTitle(
  { columns }: ResourceScreenDefinition,
  row: ResourceRow,
  language: Language,
): string {
  const [main] = columns
  if (!main) return row.id
  const value = String(getRowValue(row, main))
  return main.kind === 'choice' ? getCodeWord(main, value, language) : value
}
