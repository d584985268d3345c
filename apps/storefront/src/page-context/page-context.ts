import { type Language, parseLanguage } from '@svetlitsa/domain/language/parse-language'

/** The context that a page is rendered for: resolved by the router and prepended to the address. */
export type PageContext = {
  /** The first of the regions that share the same pages. */
  variant: string
  language: Language
  isCrawler: boolean
}

export type ContextParams = { variant: string; lang: string; audience: string }

export function toPageContext({ variant, lang, audience }: ContextParams): PageContext {
  return { variant, language: parseLanguage(lang) ?? 'ru', isCrawler: audience === 'bot' }
}
