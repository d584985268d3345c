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
