import { type Language, readLanguage } from '@svetlitsa/domain/language/read-language'

/** For whom a page is drawn: the router's decision, which stands in front of the address. */
export type PageContext = {
  /** The first of the regions whose pages are the same. */
  variant: string
  language: Language
  isCrawler: boolean
}

export type ContextParams = { variant: string; lang: string; audience: string }

export function contextOf({ variant, lang, audience }: ContextParams): PageContext {
  return { variant, language: readLanguage(lang) ?? 'ru', isCrawler: audience === 'bot' }
}
