import { bannerStates } from '@svetlitsa/domain/banner/banner'
import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

const share = z.number().min(0).max(100)

/**
 * A hotspot of a scene that links to the most popular product of a section; coordinates in percent.
 */
export const bannerSpot = z.object({
  x: share,
  y: share,
  section: z.string().max(120),
  isOpen: z.boolean().optional(),
  isFirst: z.boolean().optional(),
})

/** A banner as shown on pages (section.data). */
export const banner = z.object({
  id: z.int(),
  name: z.string(),
  text: z.string(),
  action: z.string(),
  url: z.string(),
  imgUrl: z.string(),
  alt: z.string(),
  SORT: z.int(),
  spots: z.array(bannerSpot),
})

const foreignTexts = z.object({
  name: z.string().optional(),
  text: z.string().optional(),
  action: z.string().optional(),
  alt: z.string().optional(),
})

/** What staff edit of a banner. */
export const bannerContent = banner.omit({ id: true }).extend({
  translations: z.object({ kk: foreignTexts.optional(), en: foreignTexts.optional() }),
  regionIds: z.array(z.int()),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  isActive: z.boolean(),
})

/** A banner as edited by staff. */
export const bannerElement = bannerContent.extend({
  id: z.int(),
  version: z.int(),
  state: z.enum(bannerStates),
})

/** A text of people: what looks like markup is refused, since pages show it as it is. */
const plainText = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .refine((text) => !/<[a-z/!?]|&#?\w+;/i.test(text), 'markup')

/** Only same-origin addresses: a banner must not link to other sites. */
const sameOriginAddress = z
  .string()
  .max(500)
  .refine((url) => /^\/(?![/\\])[^\s\\<>"]*$/.test(url), 'ownAddress')
const pictureFile = z
  .string()
  .max(300)
  .regex(/^[\w./-]+\.(svg|webp|avif|png|jpe?g)$/)
  .refine((file) => !file.includes('..'))
const moment = z.iso.datetime({ offset: true })

/** Fields of both editors: the older one sends text and an image, the newer one also the scene. */
export const shortFields = {
  /** Omitted for a new banner. */
  id: z.int32().positive().optional(),
  /** The version shown to the editor; a stale version is refused (optimistic locking). */
  version: z.int32().optional(),
  name: plainText(200).min(1),
  text: plainText(500).optional(),
  url: sameOriginAddress,
  imgUrl: pictureFile,
  SORT: z.int().min(0).max(100_000).optional(),
  isActive: z.boolean().optional(),
}

const foreignInput = z
  .strictObject({
    name: plainText(200),
    text: plainText(500),
    action: plainText(60),
    alt: plainText(300),
  })
  .partial()

export const longFields = {
  ...shortFields,
  action: plainText(60).optional(),
  alt: plainText(300).optional(),
  translations: z.strictObject({ kk: foreignInput, en: foreignInput }).partial().optional(),
  regionIds: z.array(z.int32().positive()).max(200).optional(),
  spots: z.array(bannerSpot.strict()).max(12).optional(),
  startsAt: moment.nullish(),
  endsAt: moment.nullish(),
}

export const savedBanner = z.object({ result: z.boolean(), id: z.int(), version: z.int() })

export const saveRefusals = { not_found: 404, changed_meanwhile: 409, invalid: 400 } as const

export const getMainSlider = defineCall({
  method: 'POST',
  path: '/api_vue/getMainSlider/',
  summary: 'Scenes of the home page',
  body: z.object({ sr: regionName.optional(), isCrawler: z.boolean().optional() }),
  answer: z.object({ items: z.array(banner) }),
  effect: 'read',
  caller: 'anyone',
})

export const getMainSliderElement = defineCall({
  method: 'POST',
  path: '/api_vue/getMainSlider/element/',
  summary: 'Scene for the older editor',
  body: z.object({ id: z.int32() }),
  answer: z.object({ element: bannerElement }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'banner-editor',
})

export const getMainSliderNewElement = defineCall({
  method: 'POST',
  path: '/api_vue/getMainSlider/newElement/',
  summary: 'Scene for the newer editor, with hotspots',
  body: z.object({ id: z.int32() }),
  answer: z.object({ element: bannerElement }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'banner-editor',
})

export const saveMainSliderElement = defineCall({
  method: 'POST',
  path: '/api_vue/getMainSlider/saveElement/',
  summary: 'Save the text and the image of a scene',
  body: z.strictObject(shortFields),
  answer: savedBanner,
  refusals: saveRefusals,
  keeps: 'all',
  effect: 'write',
  caller: 'banner-editor',
  freshCode: 'never',
  idempotent: true,
})

export const saveMainSliderNewElement = defineCall({
  method: 'POST',
  path: '/api_vue/getMainSlider/newSaveElement/',
  summary: 'Save a complete scene',
  body: z.strictObject(longFields),
  answer: savedBanner,
  refusals: saveRefusals,
  keeps: 'all',
  effect: 'write',
  caller: 'banner-editor',
  freshCode: 'never',
  idempotent: true,
})

export const getSaleBanner = defineCall({
  method: 'POST',
  path: '/api_vue/getSaleBanner/',
  summary: 'Sale banner',
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({ banner: banner.nullable() }),
  effect: 'read',
  caller: 'anyone',
})

export const getSaleBannerElement = defineCall({
  method: 'POST',
  path: '/api_vue/getSaleBanner/element/',
  summary: 'Sale banner for the editor',
  body: z.object({ id: z.int32() }),
  answer: z.object({ element: bannerElement }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'banner-editor',
})

export const saveSaleBanner = defineCall({
  method: 'POST',
  path: '/api_vue/getSaleBanner/save/',
  summary: 'Save the sale banner',
  body: z.strictObject(longFields),
  answer: savedBanner,
  refusals: saveRefusals,
  keeps: 'all',
  effect: 'write',
  caller: 'banner-editor',
  freshCode: 'never',
  idempotent: true,
})

export const getTopBanners = defineCall({
  method: 'POST',
  path: '/api_vue/getTopBanners/',
  summary: 'Banners above the header',
  body: z.object({
    /** A store that determines the region, for screens in stores. */
    store: z.int32().nullish(),
    sr: regionName.optional(),
  }),
  answer: z.object({ items: z.array(banner) }),
  effect: 'read',
  caller: 'anyone',
})
