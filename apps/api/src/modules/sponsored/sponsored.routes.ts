import type { AnswerOf } from '@svetlitsa/api-client/contract/call'
import * as contract from '@svetlitsa/api-client/contract/slider'
import { handle } from '../../platform/handle.ts'
import { Serialized } from '../../platform/serialized.ts'
import { cardFlags, cardOf, cardReader } from '../catalogue/card-of.ts'
import { findSponsored } from './sponsored.queries.ts'

type Answer = AnswerOf<typeof contract.getSponsoredProducts>

const MOST = 4
/** Within this time one that began is shown, and one that ended is not. */
const TTL_MS = 60_000

export const sponsoredRoutes = [
  handle(contract.getSponsoredProducts, async (context, { sectionCode }) => {
    const { db, services, region, language, now } = context
    const { sectionByCode } = await services.catalogue.current()
    const section = sectionByCode.get(sectionCode.toLowerCase())
    if (!section) return { products: [] }
    const zoneId = region.priceZoneId
    const key = JSON.stringify(['sponsored', section.id, zoneId, language, cardFlags(region)])
    const asked = { key, tags: ['sponsored', 'goods', 'catalogue'], ttlMs: TTL_MS }
    return services.answers.read(asked, async () => {
      const rows = await findSponsored(db, section.path, { zoneId, now, most: MOST })
      const reader = await cardReader(context)
      const products = rows.map((row) => {
        const card = cardOf(row, reader)
        const { productId, advertiser, token } = row
        return { productId, url: card.url, advertiser, token, card }
      })
      return new Serialized<Answer>({ products })
    })
  }),
]
