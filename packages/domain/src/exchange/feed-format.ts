/** Formats of the feeds at `/feeds/{region}/{format}.xml` (exchange.feeds). */
export const feedFormats = ['yml', 'google'] as const

export type FeedFormat = (typeof feedFormats)[number]
