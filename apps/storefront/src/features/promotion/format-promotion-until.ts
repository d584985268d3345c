import type { Language } from '@svetlitsa/domain/language/language'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'

/** Formats the last day as «до 8 декабря»; undefined where a promotion has no end. */
export function formatPromotionUntil(
  dateEnd: string | null,
  language: Language,
): string | undefined {
  if (dateEnd === null) return undefined
  return catalogueTexts[language].promotions.until.replace('{day}', formatDay(dateEnd, language))
}
