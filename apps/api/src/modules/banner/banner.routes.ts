import * as contract from '@svetlitsa/api-client/contract/banner'
import type { Context } from '../../platform/context.ts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { findBanner, findHanging, findStoreRegion } from './banner.queries.ts'
import type { BannerKind } from './banner.table.ts'
import { bannerElementOf, bannerOf } from './banner-of.ts'
import { saveBanner } from './save-banner.ts'

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
    const rows = await hanging(context, 'top', ofStore ?? context.region.id)
    return { items: rows.map((row) => bannerOf(row)) }
  }),
]

function hanging({ db, region, now }: Context, kind: BannerKind, regionId = region.id) {
  return findHanging(db, { kind, regionId, now })
}

async function element({ db }: Context, kind: BannerKind, id: number) {
  const row = await findBanner(db, kind, id)
  return row ? { element: bannerElementOf(row) } : refuse('not_found')
}
