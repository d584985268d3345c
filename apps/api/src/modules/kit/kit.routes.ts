import * as contract from '@svetlitsa/api-client/contract/kit'
import { kitTexts } from '@svetlitsa/i18n/kit-texts'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { findShownProduct } from '../catalogue/shown-product.queries.ts'
import { findKit, findKitOfOffer, findKitsOf } from './kit.queries.ts'
import { toKitItem, toKits } from './to-kit.ts'

const GROUPS = ['base', 'wall', 'tall', 'worktop'] as const
type Group = (typeof GROUPS)[number]

export const kitRoutes = [
  handle(contract.getProductKit, async ({ db, region, language }, { productId }) => {
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    return { kits: toKits(await findKitsOf(db, productId, region.priceZoneId), language) }
  }),

  handle(contract.getKitModules, async ({ db, region, language }, { productId }) => {
    if (!(await findShownProduct(db, productId))) return refuse('not_found')
    const rows = await findKit(db, productId, region.priceZoneId)
    const isKitchen = rows[0]?.isKitchen ?? false
    const ofGroups = Map.groupBy(isKitchen ? rows : [], ({ moduleGroup }) => moduleGroup)
    const names: Record<Group, string> = kitTexts[language].groups
    return {
      isKitchen,
      groups: GROUPS.flatMap((code) => {
        const items = ofGroups.get(code) ?? []
        if (items.length === 0) return []
        return [{ code, name: names[code], items: items.map((item) => toKitItem(item, language)) }]
      }),
    }
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
