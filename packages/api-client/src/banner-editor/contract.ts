import { bannerKinds, bannerStates } from '@svetlitsa/domain/banner/banner'
import * as z from 'zod'
import {
  bannerContent,
  bannerElement,
  longFields,
  savedBanner,
  saveRefusals,
} from '../banner/contract.ts'
import { defineCall } from '../call/call.ts'

const kind = z.enum(bannerKinds)
const id = z.int32().positive()

/** An addition to the specified calls: what an editor chooses a banner from (route.tools). */
export const getBanners = defineCall({
  method: 'POST',
  path: '/api_vue/banners/#getBanners',
  summary: 'Banners of one kind for their editors, in the order of the page',
  body: z.object({
    kind,
    state: z.enum(bannerStates).optional(),
    /** Those that the region shows, which those of all regions are. */
    regionId: id.optional(),
    page: z.int().min(1).max(1_000).optional(),
  }),
  answer: z.object({
    items: z.array(bannerElement),
    total: z.int(),
    page: z.int(),
    pages: z.int(),
  }),
  effect: 'read',
  caller: 'banner-editor',
})

/** An addition to the specified calls: regions with their time zones, and sections for hotspots. */
export const getBannerChoices = defineCall({
  method: 'POST',
  path: '/api_vue/banners/#getBannerChoices',
  summary: 'What the fields of a banner are chosen from',
  body: z.object({}),
  answer: z.object({
    regions: z.array(z.object({ id: z.int(), name: z.string(), timeZone: z.string() })),
    sections: z.array(z.object({ code: z.string(), name: z.string() })),
  }),
  effect: 'read',
  caller: 'banner-editor',
})

/** An addition to the specified calls: the strip above the header, like the other kinds. */
export const getTopBannersElement = defineCall({
  method: 'POST',
  path: '/api_vue/getTopBanners/element/',
  summary: 'Strip above the header for the editor',
  body: z.object({ id: z.int32() }),
  answer: z.object({ element: bannerElement }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'banner-editor',
})

export const saveTopBanners = defineCall({
  method: 'POST',
  path: '/api_vue/getTopBanners/save/',
  summary: 'Save a strip above the header',
  body: z.strictObject({ ...longFields, imgUrl: longFields.imgUrl.optional() }),
  answer: savedBanner,
  refusals: saveRefusals,
  keeps: 'all',
  effect: 'write',
  caller: 'banner-editor',
  freshCode: 'never',
  idempotent: true,
})

/** An addition to the specified calls: who changed what, and when. */
export const getBannerHistory = defineCall({
  method: 'POST',
  path: '/api_vue/banners/#getBannerHistory',
  summary: 'Versions of a banner, the newest first',
  body: z.object({ kind, id, page: z.int().min(1).max(1_000).optional() }),
  answer: z.object({
    changes: z.array(
      z.object({
        version: z.int(),
        at: z.string(),
        author: z.string(),
        /** The version that was brought back; null for an edit. */
        restored: z.int().nullable(),
        /** Null for a new banner. */
        before: bannerContent.nullable(),
        after: bannerContent,
      }),
    ),
    page: z.int(),
    pages: z.int(),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'banner-editor',
})

/** An addition to the specified calls: undo. */
export const restoreBanner = defineCall({
  method: 'POST',
  path: '/api_vue/banners/#restoreBanner',
  summary: 'Bring an earlier version of a banner back, as a new version',
  body: z.strictObject({
    kind,
    id,
    /** The version that the editor sees. */
    version: z.int32().positive(),
    /** The version to bring back. */
    restore: z.int32().positive(),
  }),
  answer: savedBanner,
  refusals: { not_found: 404, changed_meanwhile: 409 },
  effect: 'write',
  caller: 'banner-editor',
  freshCode: 'never',
  idempotent: true,
})

/** An addition to the specified calls: an upload becomes a picture that pages show. */
export const saveBannerPicture = defineCall({
  method: 'POST',
  path: '/api_vue/banners/#saveBannerPicture',
  summary: 'Make a picture of banners from an upload',
  body: z.strictObject({ upload: z.uuid() }),
  answer: z.object({ imgUrl: z.string(), width: z.int(), height: z.int() }),
  refusals: { not_found: 404, not_picture: 422, picture_small: 422 },
  effect: 'write',
  caller: 'banner-editor',
  freshCode: 'never',
  idempotent: true,
})
