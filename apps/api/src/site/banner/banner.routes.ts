import type { banner } from '@svetlitsa/api-client/banner/contract'
import * as contract from '@svetlitsa/api-client/banner/contract'
import type { BannerKind } from '@svetlitsa/domain/banner/banner'
import type * as z from 'zod'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import { localizeTexts } from '../../platform/language/localize-texts.ts'
import { type BannerRow, findActiveBanners, findBanner, findStoreRegion } from './banner.queries.ts'
import { saveBanner } from './save-banner.ts'
import { toBannerElement } from './to-banner-content.ts'

/** Banners start and end by the clock, which triggers no invalidation. */
const TTL_MS = 60_000

export const bannerRoutes = [
  handle(contract.getMainSlider, async (context, { isCrawler = context.isCrawler }) => {
    const rows = await listActiveBanners(context, 'main')
    return { items: rows.map((row) => toBanner(row, { withSpots: !isCrawler })) }
  }),

  handle(contract.getMainSliderElement, (context, { id }) => element(context, 'main', id)),

  handle(contract.getMainSliderNewElement, (context, { id }) => element(context, 'main', id)),

  handle(contract.saveMainSliderElement, (context, input) => saveBanner(context, 'main', input)),

  handle(contract.saveMainSliderNewElement, (context, input) => saveBanner(context, 'main', input)),

  handle(contract.getSaleBanner, async (context) => {
    const [first] = await listActiveBanners(context, 'sale')
    return { banner: first ? toBanner(first) : null }
  }),

  handle(contract.getSaleBannerElement, (context, { id }) => element(context, 'sale', id)),

  handle(contract.saveSaleBanner, (context, input) => saveBanner(context, 'sale', input)),

  handle(contract.getTopBanners, async (context, { store }) => {
    const storeRegionId = store ? await findStoreRegion(context.db, store) : null
    return readTopBanners(context, storeRegionId ?? context.region.id)
  }),
]

/** Every page shows the top banner, so the result is cached. */
function readTopBanners(context: Context, regionId: number) {
  const key = `top-banners:${regionId}:${context.language}`
  return context.services.responseCache.read({ key, tags: ['banner'], ttlMs: TTL_MS }, async () => {
    const rows = await listActiveBanners(context, 'top', regionId)
    return new Serialized({ items: rows.map((row) => toBanner(row)) })
  })
}

/** Active banners in the reader's language; editors get the original texts. */
async function listActiveBanners(context: Context, kind: BannerKind, regionId = context.region.id) {
  const { db, language, now } = context
  const rows = await findActiveBanners(db, { kind, regionId, now })
  return rows.map((row) => localizeTexts(row, language))
}

async function element({ db, now }: Context, kind: BannerKind, id: number) {
  const row = await findBanner(db, kind, id)
  return row ? { element: toBannerElement(row, now) } : refuse('not_found')
}

type Banner = z.output<typeof banner>

/** Converts a row to the banner that pages show. */
function toBanner(row: BannerRow, { withSpots = true } = {}): Banner {
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
