/** Where a banner is shown: scenes of the home page, the sale page, the strip above the header. */
export const bannerKinds = ['main', 'sale', 'top'] as const

export type BannerKind = (typeof bannerKinds)[number]

/** Texts of a banner that are written in each language. */
export const bannerTextFields = ['name', 'text', 'action', 'alt'] as const

export type BannerTexts = Record<(typeof bannerTextFields)[number], string>

/** A hotspot of a scene that links to a product; coordinates are per cent of the picture. */
export interface BannerSpot {
  x: number
  y: number
  /** The section whose most popular product the hotspot shows. */
  section: string
  isOpen?: boolean | undefined
  isFirst?: boolean | undefined
}

/** What staff edit of a banner, as the calls carry it; moments are ISO texts. */
export interface BannerContent extends BannerTexts {
  url: string
  imgUrl: string
  SORT: number
  spots: BannerSpot[]
  regionIds: number[]
  startsAt: string | null
  endsAt: string | null
  isActive: boolean
  /** Missing texts are shown in Russian. */
  translations: Partial<Record<'kk' | 'en', { [field in keyof BannerTexts]?: string | undefined }>>
}

/** Size in px in which a scene is shown at most, and the least width that is not blurred. */
export const bannerPicture = { width: 2_000, height: 860, minWidth: 1_000 } as const

export const bannerStates = ['shown', 'planned', 'ended', 'off'] as const

export type BannerState = (typeof bannerStates)[number]

interface Schedule {
  isActive: boolean
  /** Null is without a beginning. */
  startsAt: Date | null
  /** Null is without an end. */
  endsAt: Date | null
}

/**
 * Whether a banner is shown at a moment: from its start, included, until its end, excluded
 * (route.tools).
 */
export function getBannerState({ isActive, startsAt, endsAt }: Schedule, now: Date): BannerState {
  if (!isActive) return 'off'
  if (endsAt && endsAt <= now) return 'ended'
  return startsAt && startsAt > now ? 'planned' : 'shown'
}

export type BannerField = keyof BannerContent

/** The fields of a banner in which two versions differ, in the order of its form (route.tools). */
export function listChangedFields(one: BannerContent, other: BannerContent): BannerField[] {
  return fields.filter((field) => toComparable(one[field]) !== toComparable(other[field]))
}

const fields = [
  'name',
  'text',
  'action',
  'alt',
  'translations',
  'url',
  'imgUrl',
  'spots',
  'regionIds',
  'startsAt',
  'endsAt',
  'isActive',
  'SORT',
] as const satisfies BannerField[]

/** The same text for the same value, whatever the order of its members; empty texts do not count. */
function toComparable(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => {
    if (typeof part !== 'object' || part === null || Array.isArray(part)) return part
    const members = Object.entries(part)
      .filter(([, member]) => !isEmpty(member))
      .sort(([a], [b]) => (a < b ? -1 : 1))
    return Object.fromEntries(members)
  })
}

function isEmpty(member: unknown): boolean {
  if (member === undefined || member === '' || member === false) return true
  return typeof member === 'object' && member !== null && Object.values(member).every(isEmpty)
}
