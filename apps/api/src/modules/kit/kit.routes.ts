import * as contract from '@svetlitsa/api-client/contract/kit'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { cardReader } from '../catalogue/card-of.ts'
import { findShownProduct } from '../catalogue/shown-product.queries.ts'
import { findKit, findKitOfOffer, findKitsOf } from './kit.queries.ts'
import { kitGroups } from './kit-groups.ts'
import { toKitItem, toKits } from './to-kit.ts'

export const kitRoutes = [
  handle(contract.getProductKit, async (context, { productId }) => {
    const { db, region } = context
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const rows = await findKitsOf(db, productId, region.priceZoneId)
    return { kits: toKits(rows, await cardReader(context)) }
  }),

  handle(contract.getKitModules, async (context, { productId }) => {
    const { db, region } = context
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const rows = await findKit(db, productId, region.priceZoneId)
    const groups = kitGroups(rows, await cardReader(context))
    return { isKitchen: rows[0]?.isKitchen ?? false, groups }
  }),

  handle(contract.getComplects, async (context, { offer_id }) => {
    const { db, region } = context
    const kit = await findKitOfOffer(db, offer_id)
    if (!kit) return refuse('not_found')
    const rows = await findKit(db, kit.productId, region.priceZoneId)
    const reader = await cardReader(context)
    return {
      html: {
        COMPLECT: rows.map((row) => toKitItem(row, reader)),
        isKitchen: kit.isKitchen,
      },
    }
  }),
]
