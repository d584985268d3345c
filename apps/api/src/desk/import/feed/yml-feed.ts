import type { FeedPosition } from './feed-error.ts'

/** Elements of an offer whose text reaches the shop. */
export const offerTexts = [
  ...['name', 'typePrefix', 'vendor', 'model', 'vendorCode', 'description', 'categoryId', 'price'],
  ...['oldprice', 'currencyId', 'barcode', 'weight', 'dimensions', 'count'],
] as const

export interface YmlCategory {
  position: FeedPosition
  id: string
  parentId: string | null
  name: string
}

/** A currency of the feed before validation. */
export interface YmlCurrency {
  id: string
  /** Value of one unit in the feed's base currency, or the name of a bank. */
  rate: string | null
  /** Percentage to be added to the rate. */
  plus: string | null
}

export interface YmlParam {
  name: string
  unit: string
  value: string
}

/** An offer of the feed before validation. */
export interface YmlOffer {
  position: FeedPosition
  id: string
  groupId: string
  available: string
  /** Text of its elements by name; the first one when a name occurs twice. */
  fields: Map<string, string>
  pictures: string[]
  params: YmlParam[]
  /** Pieces in all outlets together; null when none names a count. */
  outletCount: number | null
  /** Signs in it that begin no entity or element and are not written as «&amp;» or «&lt;». */
  straySigns: Set<'&' | '<'>
  /** What was found wrong with it while it was read; null for nothing. */
  problem: string | null
}

export interface YmlFeed {
  shopName: string
  /** Whether its numbers are written as XML defines them, with a decimal point. */
  hasXmlNumbers: boolean
  currencies: YmlCurrency[]
  categories: YmlCategory[]
  offers: YmlOffer[]
  /** How its bytes contradict the declared encoding; null if they do not. */
  contradiction: string | null
  /** Elements that an import does not use, and how often they occur. */
  ignored: Map<string, number>
}
