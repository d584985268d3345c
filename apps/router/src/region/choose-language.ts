import { type Language, readLanguage } from '@svetlitsa/domain/language/read-language'
import { readCookie } from '../request/read-cookie.ts'

/** The language that a query asks for, and the one to answer in: that, else the cookie's, else Russian. */
export function chooseLanguage(
  asked: string | null,
  cookie: string | undefined,
): { chosen: Language | null; language: Language } {
  const chosen = readLanguage(asked)
  return { chosen, language: chosen ?? readLanguage(readCookie(cookie, 'lang')) ?? 'ru' }
}
