import type { instruction } from '@svetlitsa/api-client/product-detail/contract'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context/context.ts'
import type { InstructionRow } from './instruction.queries.ts'

/** A document of a product with the URL of its PDF in the reader's language. */
export function toInstruction(
  { id, kind }: Pick<InstructionRow, 'id' | 'kind'>,
  language: Language,
): z.output<typeof instruction> {
  const name = productTexts[language].papers[kind]
  return { id, kind, name, url: `/media/paper/${id}/${language}.pdf` }
}
