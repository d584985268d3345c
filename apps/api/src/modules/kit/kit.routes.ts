import * as contract from '@svetlitsa/api-client/contract/kit'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { findShownProduct } from '../catalogue/shown-product.queries.ts'
import { findKit, findKitOfOffer, findKitsOf } from './kit.queries.ts'
import { kitGroups } from './kit-groups.ts'
import { toKitItem, toKits } from './to-kit.ts'

export const kitRoutes = [
  handle(contract.getProductKit, async ({ db, region, language }, { productId }) => {
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    return { kits: toKits(await findKitsOf(db, productId, region.priceZoneId), language) }
  }),

  handle(contract.getKitModules, async ({ db, region, language }, { productId }) => {
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const rows = await findKit(db, productId, region.priceZoneId)
    return { isKitchen: rows[0]?.isKitchen ?? false, groups: kitGroups(rows, language) }
  }),

  handle(contract.getComplects, async ({ db, region, language }, { offer_id }) => {
    const kit = await findKitOfOffer(db, offer_id)
    if (!kit) return refuse('not_found')
    const rows = await findKit(db, kit.productId, region.priceZoneId)
    return {
      html: {
        COMPLECT: rows.map((row) => toKitItem(row, language)),
        isKitchen: kit.isKitchen,
      },
    }
  }),
]
