import { type Language, parseLanguage } from '@svetlitsa/domain/language/parse-language'

/** Reads the language of a single-page app from the router's cookie. */
export function readPageLanguage(): Language {
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie)?.[1]
  return parseLanguage(chosen) ?? 'ru'
}
