import * as contract from '@svetlitsa/api-client/contract/banner'
import type { Context } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { Serialized } from '../../platform/serialized.ts'
import { wordsIn } from '../../platform/words-in.ts'
import { findBanner, findHanging, findStoreRegion } from './banner.queries.ts'
import type { BannerKind } from './banner.table.ts'
import { bannerElementOf, bannerOf } from './banner-of.ts'
import { saveBanner } from './save-banner.ts'

/** Banners begin and end without telling anybody. */
const TTL_MS = 60_000

export const bannerRoutes = [
  handle(contract.getMainSlider, async (context, { isCrawler = context.isCrawler }) => {
    const rows = await hanging(context, 'main')
    return { items: rows.map((row) => bannerOf(row, { withSpots: !isCrawler })) }
  }),

  handle(contract.getMainSliderElement, (context, { id }) => element(context, 'main', id)),

  handle(contract.getMainSliderNewElement, (context, { id }) => element(context, 'main', id)),

  handle(contract.saveMainSliderElement, (context, sent) => saveBanner(context, 'main', sent)),

  handle(contract.saveMainSliderNewElement, (context, sent) => saveBanner(context, 'main', sent)),

  handle(contract.getSaleBanner, async (context) => {
    const [first] = await hanging(context, 'sale')
    return { banner: first ? bannerOf(first) : null }
  }),

  handle(contract.getSaleBannerElement, (context, { id }) => element(context, 'sale', id)),

  handle(contract.saveSaleBanner, (context, sent) => saveBanner(context, 'sale', sent)),

  handle(contract.getTopBanners, async (context, { store }) => {
    const ofStore = store ? await findStoreRegion(context.db, store) : null
    return readTopBanners(context, ofStore ?? context.region.id)
  }),
]

/** The strip over every page, so it is kept. */
function readTopBanners(context: Context, regionId: number) {
  const key = `top-banners:${regionId}:${context.language}`
  return context.services.answers.read({ key, tags: ['banner'], ttlMs: TTL_MS }, async () => {
    const rows = await hanging(context, 'top', regionId)
    return new Serialized({ items: rows.map((row) => bannerOf(row)) })
  })
}

/** Banners that hang now, in the reader's language; their editors read them as they were written. */
async function hanging(context: Context, kind: BannerKind, regionId = context.region.id) {
  const { db, language, now } = context
  const rows = await findHanging(db, { kind, regionId, now })
  return rows.map((row) => wordsIn(row, language))
}

async function element({ db }: Context, kind: BannerKind, id: number) {
  const row = await findBanner(db, kind, id)
  return row ? { element: bannerElementOf(row) } : refuse('not_found')
}
