import type { Language } from '@svetlitsa/domain/language/read-language'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { dayText } from '@svetlitsa/i18n/day-text'

/** «до 8 декабря», or nothing where a promotion has no end. */
export function promotionUntil(dateEnd: string | null, language: Language): string | undefined {
  if (dateEnd === null) return undefined
  return catalogueTexts[language].promotions.until.replace('{day}', dayText(dateEnd, language))
}
