import type { prices } from '@svetlitsa/api-client/price-desk/contract'
import type { ResourceFacts, ResourceValues } from '@svetlitsa/api-client/resource/contract'
import { type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { price } from '../../schema/product.table.ts'
import { findZoneId } from '../../shop/region/find-zone-id.ts'
import { createPairRepository } from '../../shop/resource/pair-repository.queries.ts'
import { isOfferFound } from '../../supply/offer/offer-search.queries.ts'
import { findOfferRefusal } from './find-offer-refusal.ts'

type Values = ResourceValues<typeof prices>
type Facts = ResourceFacts<typeof prices>

/** What is shown of the offer and the zone of a price, by the columns that name them. */
export function describePriced(offerId: PgColumn, zoneId: PgColumn) {
  const select = (word: SQL) => sql<string>`(
    select ${word} from offer o join product p on p.id = o.product_id where o.id = ${offerId})`
  return {
    zone: sql<string>`(select z.code from price_zone z where z.id = ${zoneId})`,
    zoneName: sql<string>`(select z.name from price_zone z where z.id = ${zoneId})`,
    currencyCode: sql<string>`(select z.currency_code from price_zone z where z.id = ${zoneId})`,
    article: select(sql`o.article`),
    productName: select(sql`p.name`),
  }
}

const described = describePriced(price.offerId, price.zoneId)

export const priceRepository = createPairRepository({
  table: price,
  keys: [price.zoneId, price.offerId],
  select: {
    ...described,
    offerId: price.offerId,
    amount: price.amount,
    oldAmount: price.oldAmount,
  },
  search: (text) => isOfferFound(price.offerId, text),
  sorts: { offerId: price.offerId, zone: price.zoneId, amount: price.amount },
  toValues: ({ zone, offerId, amount, oldAmount }: Values & Facts): Values => ({
    zone,
    offerId,
    amount,
    oldAmount,
  }),
  toFacts: ({ article, productName, zoneName, currencyCode }): Facts => ({
    article,
    productName,
    zoneName,
    currencyCode,
  }),
  async findKey(db, { zone, offerId }) {
    const zoneId = await findZoneId(db, zone)
    if (zoneId === null) return { zone: 'notListed' }
    const refusal = await findOfferRefusal(db, offerId)
    return refusal ? { offerId: refusal } : [zoneId, offerId]
  },
  keyField: 'offerId',
  toColumns: ({ amount, oldAmount }) => ({ amount, oldAmount }),
  constraints: { price_zone_id_offer_id_pk: 'offerId', price_positive: 'oldAmount' },
  canRemove: true,
})
