/** Where 1C exchanges goods and orders with the shop (exchange.commerceml). */
export const exchangePath = '/api/exchange/1c/'

/** Goods from 1C, orders to 1C and back, and files that the command imported (exchange.log). */
export const exchangeKinds = ['catalog', 'orders-out', 'orders-in', 'import'] as const
export const exchangeStates = ['waiting', 'done', 'refused'] as const

export type ExchangeKind = (typeof exchangeKinds)[number]
export type ExchangeState = (typeof exchangeStates)[number]

/** Formats of the feeds at `/feeds/{region}/{format}.xml` (exchange.feeds). */
export const feedFormats = ['yml', 'google'] as const

export type FeedFormat = (typeof feedFormats)[number]
