import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

const share = z.number().min(0).max(100)

/** A place in a scene where the most popular thing of a section can be bought, in per cent. */
export const bannerSpot = z.object({
  x: share,
  y: share,
  section: z.string().max(120),
  isOpen: z.boolean().optional(),
  isFirst: z.boolean().optional(),
})

/** A banner as pages show it (storefront §3). */
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

/** A banner as its editor changes it. */
const bannerElement = banner.extend({
  regionIds: z.array(z.int()),
  startsAt: z.string().nullable(),
  endsAt: z.string().nullable(),
  isActive: z.boolean(),
  version: z.int(),
})

/** Only addresses of the shop itself: a banner leads nobody away. */
const ownAddress = z
  .string()
  .max(500)
  .regex(/^\/(?![/\\])[^\s\\]*$/)
const pictureFile = z
  .string()
  .max(300)
  .regex(/^[\w./-]+\.(svg|webp|avif|png|jpe?g)$/)
  .refine((file) => !file.includes('..'))
const moment = z.iso.datetime({ offset: true })

/** What both editors send: the older one words and picture, the newer one the scene as well. */
const shortFields = {
  /** Left out for a new one. */
  id: z.int32().positive().optional(),
  /** The version that was on the screen: of two editors the second is told. */
  version: z.int32().optional(),
  name: z.string().trim().min(1).max(200),
  text: z.string().trim().max(500).optional(),
  url: ownAddress,
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

export const getMainSlider = call({
  method: 'POST',
  path: '/api_vue/getMainSlider/',
  summary: 'Сцены первой страницы',
  body: z.object({ sr: regionName.optional(), isCrawler: z.boolean().optional() }),
  answer: z.object({ items: z.array(banner) }),
  effect: 'read',
  caller: 'anyone',
})

export const getMainSliderElement = call({
  method: 'POST',
  path: '/api_vue/getMainSlider/element/',
  summary: 'Сцена для прежнего редактора',
  body: z.object({ id: z.int32() }),
  answer: z.object({ element: bannerElement }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'banner-editor',
})

export const getMainSliderNewElement = call({
  method: 'POST',
  path: '/api_vue/getMainSlider/newElement/',
  summary: 'Сцена для нового редактора, с точками',
  body: z.object({ id: z.int32() }),
  answer: z.object({ element: bannerElement }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'banner-editor',
})

export const saveMainSliderElement = call({
  method: 'POST',
  path: '/api_vue/getMainSlider/saveElement/',
  summary: 'Сохранить слова и картинку сцены',
  body: z.strictObject(shortFields),
  answer: saved,
  refusals: saveRefusals,
  effect: 'write',
  caller: 'banner-editor',
  idempotent: true,
})

export const saveMainSliderNewElement = call({
  method: 'POST',
  path: '/api_vue/getMainSlider/newSaveElement/',
  summary: 'Сохранить сцену целиком',
  body: z.strictObject(longFields),
  answer: saved,
  refusals: saveRefusals,
  effect: 'write',
  caller: 'banner-editor',
  idempotent: true,
})

export const getSaleBanner = call({
  method: 'POST',
  path: '/api_vue/getSaleBanner/',
  summary: 'Баннер распродажи',
  body: z.object({ sr: regionName.optional() }),
  answer: z.object({ banner: banner.nullable() }),
  effect: 'read',
  caller: 'anyone',
})

export const getSaleBannerElement = call({
  method: 'POST',
  path: '/api_vue/getSaleBanner/element/',
  summary: 'Баннер распродажи для редактора',
  body: z.object({ id: z.int32() }),
  answer: z.object({ element: bannerElement }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'banner-editor',
})

export const saveSaleBanner = call({
  method: 'POST',
  path: '/api_vue/getSaleBanner/save/',
  summary: 'Сохранить баннер распродажи',
  body: z.strictObject(longFields),
  answer: saved,
  refusals: saveRefusals,
  effect: 'write',
  caller: 'banner-editor',
  idempotent: true,
})

export const getTopBanners = call({
  method: 'POST',
  path: '/api_vue/getTopBanners/',
  summary: 'Полосы над шапкой',
  body: z.object({
    /** A store whose region rules, where a screen belongs to one. */
    store: z.int32().nullish(),
    sr: regionName.optional(),
  }),
  answer: z.object({ items: z.array(banner) }),
  effect: 'read',
  caller: 'anyone',
})
