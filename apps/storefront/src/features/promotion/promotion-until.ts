import type { Language } from '@svetlitsa/domain/language/read-language'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'

const locales: Readonly<Record<Language, string>> = { ru: 'ru-RU', kk: 'kk-KZ', en: 'en-GB' }

/** «до 8 декабря», or nothing where a promotion has no end. */
export function promotionUntil(dateEnd: string | null, language: Language): string | undefined {
  if (dateEnd === null) return undefined
  // Noon keeps the day whatever the zone of the machine that writes it.
  const day = new Intl.DateTimeFormat(locales[language], { day: 'numeric', month: 'long' }).format(
    new Date(`${dateEnd}T12:00:00`),
  )
  return catalogueTexts[language].promotions.until.replace('{day}', day)
}
