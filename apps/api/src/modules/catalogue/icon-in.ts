import type { icon } from '@svetlitsa/api-client/contract/product'
import { listingTexts } from '@svetlitsa/i18n/listing-texts'
import type * as z from 'zod'
import type { Language } from '../../platform/context.ts'

type Icon = z.output<typeof icon>

/** A shield in the reader's language; one of the staff's own wording stays as it is. */
export function iconIn(shown: Icon, language: Language): Icon {
  const known: Record<string, string> = listingTexts.ru.icons
  if (known[shown.code] !== shown.text) return shown
  const texts: Record<string, string> = listingTexts[language].icons
  return { ...shown, text: texts[shown.code] ?? shown.text }
}
