import type { CardIcon } from '@svetlitsa/domain/card/card'
import { productListTexts } from '@svetlitsa/i18n/product-list/product-list-texts'
import type { Language } from '../../../platform/context/context.ts'
import type { StoredIcon } from './stored-card.ts'

/** A shield in the reader's language; a text written by staff stays as it is. */
export function localizeIcon(icon: StoredIcon, language: Language): CardIcon {
  const texts: Record<string, string> = productListTexts[language].icons
  return { ...icon, text: icon.text ?? texts[icon.code] ?? icon.code }
}
