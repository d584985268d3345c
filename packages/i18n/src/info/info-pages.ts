import { buyerPages } from './buyer-pages.ts'
import { legalPages } from './legal-pages.ts'
import { partnerPages } from './partner-pages.ts'
import { shopPages } from './shop-pages.ts'

/** Every written information page by the first segment of its address. */
export const infoPages = { ...buyerPages, ...shopPages, ...partnerPages, ...legalPages }

export type WrittenPage = keyof typeof infoPages

export function isWrittenPage(code: string): code is WrittenPage {
  return Object.hasOwn(infoPages, code)
}
