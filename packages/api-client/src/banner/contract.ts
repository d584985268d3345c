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

/** A banner as edited by staff. */
const bannerElement = banner.extend({
  regionIds: z.array(z.int()),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  isActive: z.boolean(),
  version: z.int(),
})

/** Only same-origin addresses: a banner must not link to other sites. */
const sameOriginAddress = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
const pictureFile = z
  .string()
  .max(300)
  .regex(/^[\w./-]+\.(svg|webp|avif|png|jpe?g)$/)
  .refine((file) => !file.includes('..'))
const moment = z.iso.datetime({ offset: true })

/** Fields of both editors: the older one sends text and an image, the newer one also the scene. */
const shortFields = {
  /** Omitted for a new banner. */
  id: z.int32().positive().optional(),
  /** The version shown to the editor; a stale version is refused (optimistic locking). */
  version: z.int32().optional(),
  name: z.string().trim().min(1).max(200),
  text: z.string().trim().max(500).optional(),
  url: sameOriginAddress,
  imgUrl: pictureFile,
  SORT: z.int().min(0).max(100_000).optional(),
  isActive: z.boolean().optional(),
}
const longFields = {
  ...shortFields,
  action: z.string().trim().max(60).optional(),
  alt: z.string().trim().max(300).optional(),
  regionIds: z.array(z.int32().positive()).max(200).optional(),
  spots: z.array(bannerSpot.strict()).max(12).optional(),
  startsAt: moment.nullish(),
  endsAt: moment.nullish(),
}
const saved = z.object({ result: z.boolean(), id: z.int(), version: z.int() })
const saveRefusals = { not_found: 404, changed_meanwhile: 409, invalid: 400 } as const

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
  answer: saved,
  refusals: saveRefusals,
  effect: 'write',
  caller: 'banner-editor',
  idempotent: true,
})

export const saveMainSliderNewElement = defineCall({
  method: 'POST',
  path: '/api_vue/getMainSlider/newSaveElement/',
  summary: 'Save a complete scene',
  body: z.strictObject(longFields),
  answer: saved,
  refusals: saveRefusals,
  effect: 'write',
  caller: 'banner-editor',
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
  answer: saved,
  refusals: saveRefusals,
  effect: 'write',
  caller: 'banner-editor',
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
