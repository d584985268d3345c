import type { Kind } from './kind.ts'
import { moreAbout } from './more-about.ts'
import type { seriesNames } from './names.ts'
import type { Random } from './random.ts'
import { seriesLines } from './series-lines.ts'

/** A few sentences about this kind of thing, and one about its series. */
export function describe(kind: Kind, series: (typeof seriesNames)[number], own: Random): string {
  const known = [...kind.about, ...(moreAbout[kind.section] ?? [])]
  const said = own.sample(known, Math.min(known.length, own.whole(3, 4)))
  return (own.chance(50) ? [seriesLines[series], ...said] : [...said, seriesLines[series]]).join(
    ' ',
  )
}
