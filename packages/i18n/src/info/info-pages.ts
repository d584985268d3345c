import { buyerPages } from './buyer-pages/ru.ts'
import { legalPages } from './legal-pages/ru.ts'
import { partnerPages } from './partner-pages/ru.ts'
import { shopPages } from './shop-pages/ru.ts'

/** All information pages written in Russian, by the first segment of their address. */
export const infoPages = { ...buyerPages, ...shopPages, ...partnerPages, ...legalPages }

export type TextPage = keyof typeof infoPages

export function isTextPage(code: string): code is TextPage {
  return Object.hasOwn(infoPages, code)
}
