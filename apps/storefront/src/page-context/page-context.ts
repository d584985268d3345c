import { type Language, parseLanguage } from '@svetlitsa/domain/language/language'

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

/** Parses the page number of a query: 1 where it is missing, null where it is not a number. */
export function parsePageNumber(value: string | string[] | undefined): number | null {
  if (value === undefined) return 1
  const text = Array.isArray(value) ? value[0] : value
  return /^[1-9]\d{0,3}$/.test(text ?? '') ? Number(text) : null
}
