import type { FeedIssue } from './feed/feed-goods.ts'

const MAX_LINES = 50
const MAX_EXAMPLES = 3

/** Formats the report of an import as lines for a terminal. */
export function formatReport(report: ImportReport, seconds: number): string[] {
  const { read, refused, warnings } = report
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
    ...formatRefusals(refused),
    ...formatWarnings(warnings),
  ]
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
