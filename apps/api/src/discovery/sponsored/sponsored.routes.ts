import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/slider/contract'
import {
  createCardReader,
  getCardFlags,
  toProductCard,
} from '../../catalogue/product/card/to-product-card.ts'
import { handle } from '../../platform/http/handle.ts'
import { Serialized } from '../../platform/http/serialized.ts'
import { findSponsored } from './sponsored.queries.ts'

type Answer = CallAnswer<typeof contract.getSponsoredProducts>

const MAX_SPONSORED = 4
/** Maximum delay until the start or end of a sponsorship becomes visible. */
const TTL_MS = 60_000

export const sponsoredRoutes = [
  handle(contract.getSponsoredProducts, async (context, { sectionCode }) => {
    const { db, services, region, language, now } = context
    const { sectionByCode } = await services.catalogue.current()
    const section = sectionByCode.get(sectionCode.toLowerCase())
    if (!section) return { products: [] }
    const zoneId = region.priceZoneId
    const key = JSON.stringify(['sponsored', section.id, zoneId, language, getCardFlags(region)])
    const requested = { key, tags: ['sponsored', 'goods', 'catalogue'], ttlMs: TTL_MS }
    return services.responseCache.read(requested, async () => {
      const rows = await findSponsored(db, section.path, { zoneId, now, maxCount: MAX_SPONSORED })
      const reader = await createCardReader(context)
      const products = rows.map((row) => {
        const card = toProductCard(row, reader)
        const { productId, advertiser, token } = row
        return { productId, url: card.url, advertiser, token, card }
      })
      return new Serialized<Answer>({ products })
    })
  }),
]
