import type { banner } from '@svetlitsa/api-client/contract/banner'
import type * as z from 'zod'
import type { BannerRow } from './banner.queries.ts'

type Banner = z.output<typeof banner>

/** A banner as pages show it. */
export function bannerOf(row: BannerRow, { withSpots = true } = {}): Banner {
  const { id, name, text, action, url, picture, alt, sort, spots } = row
  return {
    id,
    name,
    text,
    action,
    url,
    imgUrl: picture,
    alt,
    SORT: sort,
    spots: withSpots ? spots : [],
  }
}

/** A banner as its editor reads it. */
export function bannerElementOf(row: BannerRow) {
  const { regionIds, startsAt, endsAt, isActive, version } = row
  return {
    ...bannerOf(row),
    regionIds,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    isActive,
    version,
  }
}
