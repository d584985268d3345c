import { type Language, parseLanguage } from '@svetlitsa/domain/language/language'
import { bundledLanguage } from '@svetlitsa/i18n/translator/bundled-language'

/**
 * The language of a single-page app: the only one of its build, which the router has chosen by its
 * cookie; with the texts of all languages, the cookie's.
 */
export function readPageLanguage(): Language {
  if (bundledLanguage) return bundledLanguage
  const chosen = /(?:^|;\s*)lang=(\w+)/.exec(document.cookie)?.[1]
  return parseLanguage(chosen) ?? 'ru'
}
