import type { BannerChoices } from '@svetlitsa/api-client/banner-editor/queries'
import type { BannerContent } from '@svetlitsa/domain/banner/banner'
import { toLocalTime, toMoment } from '@svetlitsa/domain/date/moment'
import { getZone } from '../banner-zone.ts'

/** A banner while it is edited: its moments are the texts of the fields, in the region's time. */
export type BannerDraft = BannerContent

type Regions = BannerChoices['regions']

export const newBanner: BannerContent = {
  name: '',
  text: '',
  action: '',
  alt: '',
  translations: {},
  url: '/',
  imgUrl: '',
  SORT: 500,
  spots: [],
  regionIds: [],
  startsAt: null,
  endsAt: null,
  isActive: true,
}

export function toDraft(content: BannerContent, regions: Regions): BannerDraft {
  const { timeZone } = getZone(regions, content.regionIds)
  const toText = (moment: string | null) => {
    if (!moment) return ''
    const { day, hour, minute } = toLocalTime(new Date(moment), timeZone)
    return `${day}T${pad(hour)}:${pad(minute)}`
  }
  return {
    ...pickContent(content),
    startsAt: toText(content.startsAt),
    endsAt: toText(content.endsAt),
  }
}

export function toContent(draft: BannerDraft, regions: Regions): BannerContent {
  const { timeZone } = getZone(regions, draft.regionIds)
  const toIso = (text: string | null) => (text && toMoment(text, timeZone)?.toISOString()) || null
  return { ...draft, startsAt: toIso(draft.startsAt), endsAt: toIso(draft.endsAt) }
}

/** Without the id, the version and the state of an element. */
function pickContent(content: BannerContent): BannerContent {
  const fields = Object.keys(newBanner) as (keyof BannerContent)[]
  return Object.fromEntries(
    fields.map((field) => [field, content[field]]),
  ) as unknown as BannerContent
}

const pad = (part: number) => String(part).padStart(2, '0')
