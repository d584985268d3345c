import * as contract from '@svetlitsa/api-client/kit/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { createCardReader } from '../product/card/to-product-card.ts'
import { findShownProduct } from '../product/shown-product.queries.ts'
import { buildKitGroups } from './build-kit-groups.ts'
import { findKit, findOfferKit, findProductKits } from './kit.queries.ts'
import { toKitItem, toKits } from './to-kit.ts'

export const kitRoutes = [
  handle(contract.getProductKit, async (context, { productId }) => {
    const { db, region } = context
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const rows = await findProductKits(db, productId, region.priceZoneId)
    return { kits: toKits(rows, await createCardReader(context)) }
  }),

  handle(contract.getKitModules, async (context, { productId }) => {
    const { db, region } = context
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const rows = await findKit(db, productId, region.priceZoneId)
    const groups = buildKitGroups(rows, await createCardReader(context))
    return { isKitchen: rows[0]?.isKitchen ?? false, groups }
  }),

  handle(contract.getComplects, async (context, { offer_id }) => {
    const { db, region } = context
    const kit = await findOfferKit(db, offer_id)
    if (!kit) return refuse('not_found')
    const rows = await findKit(db, kit.productId, region.priceZoneId)
    const reader = await createCardReader(context)
    return {
      html: {
        COMPLECT: rows.map((row) => toKitItem(row, reader)),
        isKitchen: kit.isKitchen,
      },
    }
  }),
]
