import type { ResourceFacts, ResourceValues } from '@svetlitsa/api-client/resource/contract'
import type { stockCounts } from '@svetlitsa/api-client/stock-desk/contract'
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { offer } from '../../schema/product.table.ts'
import { stock, stockPlace } from '../../schema/stock.table.ts'
import { createPairRepository } from '../../shop/resource/pair-repository.queries.ts'
import type { FieldProblems } from '../../shop/resource/resource-repository.ts'
import { isOfferFound } from '../offer/offer-search.queries.ts'

type Values = ResourceValues<typeof stockCounts>
type Facts = ResourceFacts<typeof stockCounts>

const describeOffer = (word: 'o.article' | 'p.name') => sql<string>`(
  select ${sql.raw(word)} from offer o join product p on p.id = o.product_id
  where o.id = ${stock.offerId})`
const describePlace = (word: 's.code' | 's.name') => sql<string>`(
  select ${sql.raw(word)} from stock_place s where s.id = ${stock.placeId})`

export const stockRepository = createPairRepository({
  table: stock,
  keys: [stock.offerId, stock.placeId],
  select: {
    offerId: stock.offerId,
    place: describePlace('s.code'),
    onHand: stock.onHand,
    reason: stock.reason,
    reserved: stock.reserved,
    article: describeOffer('o.article'),
    productName: describeOffer('p.name'),
    placeName: describePlace('s.name'),
  },
  search: (text) => isOfferFound(stock.offerId, text),
  sorts: {
    offerId: stock.offerId,
    place: stock.placeId,
    onHand: stock.onHand,
    reserved: stock.reserved,
  },
  toValues: ({ offerId, place, onHand, reason }: Values & Facts): Values => ({
    offerId,
    place,
    onHand,
    reason,
  }),
  toFacts: ({ article, productName, placeName, reserved }): Facts => ({
    article,
    productName,
    placeName,
    reserved,
  }),
  async findKey(db, { offerId, place }) {
    const [found] = await db
      .select({ id: stockPlace.id })
      .from(stockPlace)
      .where(eq(stockPlace.code, place))
    if (!found) return { place: 'notListed' }
    const isOffer = (await db.$count(offer, eq(offer.id, offerId))) === 1
    return isOffer ? [offerId, found.id] : { offerId: 'notListed' }
  },
  keyField: 'place',
  toColumns: ({ onHand, reason }) => ({ onHand, reason, countedAt: sql`clock_timestamp()` }),
  check: findCountProblem,
  constraints: { stock_offer_id_place_id_pk: 'place', stock_reserved_on_hand: 'onHand' },
  canRemove: false,
})

/** Less than orders have reserved cannot be in stock, and nothing is corrected without a reason. */
async function findCountProblem(
  db: Db,
  { onHand, reason }: Values,
  [offerId, placeId]: readonly [number, number],
): Promise<FieldProblems<Values>> {
  const [row] = await db
    .select({ onHand: stock.onHand, reason: stock.reason, reserved: stock.reserved })
    .from(stock)
    .where(and(eq(stock.offerId, offerId), eq(stock.placeId, placeId)))
  if (row && row.reserved > onHand) return { onHand: 'tooSmall' }
  // Undone to what it was before the first correction, it has no reason again.
  const isSame = row?.onHand === onHand && row.reason === reason
  return reason === '' && !isSame ? { reason: 'missing' } : {}
}
