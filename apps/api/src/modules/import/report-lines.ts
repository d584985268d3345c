import type { FeedRemark } from './feed-goods.ts'
import type { ImportReport, Tally } from './import-report.ts'

const MOST_LINES = 50
const EXAMPLES = 3

/** The report of an import as lines for a terminal. */
export function reportLines(report: ImportReport, seconds: number): string[] {
  const { read, refused, warnings } = report
  const tallies = (
    ['sections', 'vendors', 'properties', 'products', 'offers', 'prices'] as const
  ).map((what) => `  ${what.padEnd(16)}${told(report[what])}`)
  const counts = (['characteristics', 'pictures', 'stock'] as const).map(
    (what) => `  ${what.padEnd(16)}${report[what]} changed`,
  )
  return [
    `${read} offers read, ${read - refused.length} taken, ${refused.length} refused, in ${seconds.toFixed(1)} s`,
    ...tallies,
    ...counts,
    ...refusedLines(refused),
    ...warningLines(warnings),
  ]
}

function told({ created, changed }: Tally): string {
  return `${created} added, ${changed} changed`
}

function refusedLines(refused: readonly FeedRemark[]): string[] {
  if (refused.length === 0) return []
  const more = refused.length - MOST_LINES
  return [
    'Refused:',
    ...refused.slice(0, MOST_LINES).map(lineOf),
    ...(more > 0 ? [`  and ${more} more`] : []),
  ]
}

/** Warnings of one kind come by the thousand: how many, and where the first of them stand. */
function warningLines(warnings: readonly FeedRemark[]): string[] {
  if (warnings.length === 0) return []
  const kinds = Map.groupBy(warnings, ({ text }) => text)
  return [
    `Warnings (${warnings.length}):`,
    ...[...kinds].slice(0, MOST_LINES).map(([text, all]) => {
      const where = all.slice(0, EXAMPLES).map(({ place, offerId }) => `${place.line} (${offerId})`)
      const more = all.length > EXAMPLES ? ', …' : ''
      return `  ${text}: ${all.length}, at line ${where.join(', ')}${more}`
    }),
  ]
}

function lineOf({ place, offerId, text }: FeedRemark): string {
  return `  ${place.line}:${place.column} offer ${offerId || '(no id)'}: ${text}`
}
