import { type BannerContent, getBannerState } from '@svetlitsa/domain/banner/banner'
import type { BannerFields, BannerRow } from './banner.queries.ts'

/** Converts a row to what editors read and write of it. */
export function toBannerContent(row: BannerRow): BannerContent {
  const { name, text, action, alt, translations, url, picture, sort } = row
  const { spots, regionIds, startsAt, endsAt, isActive } = row
  return {
    name,
    text,
    action,
    alt,
    translations,
    url,
    imgUrl: picture,
    SORT: sort,
    spots,
    regionIds,
    startsAt: startsAt?.toISOString() ?? null,
    endsAt: endsAt?.toISOString() ?? null,
    isActive,
  }
}

/** Converts a row to the banner that its editor reads. */
export function toBannerElement(row: BannerRow, now: Date) {
  const { id, version } = row
  return { id, version, state: getBannerState(row, now), ...toBannerContent(row) }
}

/** Converts a version of a banner to the fields of its row. */
export function toBannerRowFields(content: BannerContent) {
  const { imgUrl, SORT, startsAt, endsAt, ...rest } = content
  return {
    ...rest,
    picture: imgUrl,
    sort: SORT,
    startsAt: startsAt ? new Date(startsAt) : null,
    endsAt: endsAt ? new Date(endsAt) : null,
  } satisfies BannerFields
}
