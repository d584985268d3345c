import { type Language, languages, parseLanguage } from '@svetlitsa/domain/language/language'
import { readCookie } from '../request/read-cookie.ts'

/**
 * Chooses the language: from the query, else the cookie, else Russian. Also returns whether the
 * query chose it; one that the shop does not offer chooses Russian (shop.brand).
 */
export function chooseLanguage(
  requestedLanguage: string | null,
  cookie: string | undefined,
  offered: readonly Language[] = languages,
): { chosen: Language | null; language: Language } {
  const offer = (language: Language) => (offered.includes(language) ? language : 'ru')
  const requested = parseLanguage(requestedLanguage)
  const chosen = requested && offer(requested)
  return { chosen, language: chosen ?? offer(parseLanguage(readCookie(cookie, 'lang')) ?? 'ru') }
}
