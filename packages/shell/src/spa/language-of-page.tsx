import { type Language, readLanguage } from '@svetlitsa/domain/language/read-language'

/** The language of a single-page app: the router's cookie says it. */
export function languageOfPage(): Language {
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie)?.[1]
  return readLanguage(chosen) ?? 'ru'
}
