import type { instruction } from '@svetlitsa/api-client/contract/product-detail'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context.ts'
import type { InstructionRow } from './instruction.queries.ts'

/** A paper of a product, with the address of its PDF in the reader's language. */
export function toInstruction(
  { id, kind }: Pick<InstructionRow, 'id' | 'kind'>,
  language: Language,
): z.output<typeof instruction> {
  const name = productTexts[language].papers[kind]
  return { id, kind, name, url: `/media/paper/${id}/${language}.pdf` }
}
