import type { FeedIssue } from './feed/feed-goods.ts'

const MAX_LINES = 50
const MAX_EXAMPLES = 3

/** Formats the report of an import as lines for a terminal. */
export function formatReport(report: ImportReport, seconds: number): string[] {
  const { read, refused, warnings, createdWarehouse, ignored } = report
  const tallies = (
    ['sections', 'vendors', 'properties', 'products', 'offers', 'prices'] as const
  ).map((key) => `  ${key.padEnd(16)}${formatTally(report[key])}`)
  const counts = (['offerProperties', 'pictures', 'stock'] as const).map(
    (key) => `  ${key.padEnd(16)}${report[key]} changed`,
  )
  return [
    `${read} offers read, ${read - refused.length} taken, ${refused.length} refused, in ${seconds.toFixed(1)} s`,
    ...tallies,
    ...counts,
    ...formatCreatedWarehouse(createdWarehouse),
    ...formatRefusals(refused),
    ...formatIgnored(ignored),
    ...formatWarnings(warnings),
  ]
}

function formatCreatedWarehouse(name: string | null): string[] {
  if (name === null) return []
  return [
    `The shop had no warehouse: «${name}» was created and has the stock of this feed.`,
    'Next: its address, tariffs of delivery and ways to pay, with npm run shop -- setup',
  ]
}

/** What a feed has and the shop does not take, so that nobody waits for it to appear. */
function formatIgnored(ignored: ReadonlyMap<string, number>): string[] {
  if (ignored.size === 0) return []
  const counts = [...ignored].map(([name, count]) => `<${name}> ${count}`)
  return [`Not used by the shop: ${counts.slice(0, MAX_LINES).join(', ')}`]
}

function formatTally({ created, changed }: Tally): string {
  return `${created} added, ${changed} changed`
}

function formatRefusals(refused: readonly FeedIssue[]): string[] {
  if (refused.length === 0) return []
  const more = refused.length - MAX_LINES
  return [
    'Refused:',
    ...refused.slice(0, MAX_LINES).map(formatIssue),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

/**
 * A feed can cause thousands of warnings of one kind, so each kind is a count and the positions of
 * the first few.
 */
function formatWarnings(warnings: readonly FeedIssue[]): string[] {
  if (warnings.length === 0) return []
  const kinds = Map.groupBy(warnings, ({ text }) => text)
  return [
    `Warnings (${warnings.length}):`,
    ...[...kinds].slice(0, MAX_LINES).map(([text, all]) => {
      const positions = all
        .slice(0, MAX_EXAMPLES)
        .map(({ position, offerId }) => `${position.line} (${offerId})`)
      const more = all.length > MAX_EXAMPLES ? ', …' : ''
      return `  ${text}: ${all.length}, at line ${positions.join(', ')}${more}`
    }),
  ]
}

function formatIssue({ position, offerId, text }: FeedIssue): string {
  return `  ${position.line}:${position.column} offer ${offerId || '(no id)'}: ${text}`
}

interface Tally {
  created: number
  changed: number
}

/** Result of an import. */
export interface ImportReport {
  read: number
  /** Name of the warehouse that the import had to create; null if there was one. */
  createdWarehouse: string | null
  /** Elements of the feed that the shop does not use, and how often they occur. */
  ignored: ReadonlyMap<string, number>
  sections: Tally
  vendors: Tally
  properties: Tally
  products: Tally
  offers: Tally
  /** Offers with a changed price. */
  prices: Tally
  /** Offers with changed properties. */
  offerProperties: number
  /** Offers with changed pictures. */
  pictures: number
  stock: number
  refused: FeedIssue[]
  warnings: FeedIssue[]
}
