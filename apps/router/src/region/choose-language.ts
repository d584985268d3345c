import { type Language, parseLanguage } from '@svetlitsa/domain/language/parse-language'
import { readCookie } from '../request/read-cookie.ts'

/**
 * Chooses the language: from the query, else the cookie, else Russian. Also returns whether the
 * query chose it.
 */
export function chooseLanguage(
  requestedLanguage: string | null,
  cookie: string | undefined,
): { chosen: Language | null; language: Language } {
  const chosen = parseLanguage(requestedLanguage)
  return { chosen, language: chosen ?? parseLanguage(readCookie(cookie, 'lang')) ?? 'ru' }
}
