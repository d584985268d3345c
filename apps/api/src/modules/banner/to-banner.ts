import type { banner } from '@svetlitsa/api-client/banner/contract'
import type * as z from 'zod'
import type { BannerRow } from './banner.queries.ts'

type Banner = z.output<typeof banner>

/** Converts a row to the banner that pages show. */
export function toBanner(row: BannerRow, { withSpots = true } = {}): Banner {
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

/** Converts a row to the banner that its editor reads. */
export function toBannerElement(row: BannerRow) {
  const { regionIds, startsAt, endsAt, isActive, version } = row
  return {
    ...toBanner(row),
    regionIds,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    isActive,
    version,
  }
}
