import type { plannedPrices } from '@svetlitsa/api-client/price-desk/contract'
import type {
  ResourceFacts,
  ResourceFilters,
  ResourceValues,
} from '@svetlitsa/api-client/resource/contract'
import { eq, inArray } from 'drizzle-orm'
import type { Db } from '../../platform/database/database.ts'
import { plannedPrice } from '../../schema/planned-price.table.ts'
import { findZoneId } from '../../shop/region/find-zone-id.ts'
import type {
  FieldProblems,
  ResourceRepository,
  StoredRow,
} from '../../shop/resource/resource-repository.ts'
import { createTableRepository } from '../../shop/resource/table-repository.queries.ts'
import { isOfferFound } from '../../supply/offer/offer-search.queries.ts'
import { findOfferRefusal } from './find-offer-refusal.ts'
import { describePriced } from './price-desk.queries.ts'

type Values = ResourceValues<typeof plannedPrices>
type Facts = ResourceFacts<typeof plannedPrices>
type Filters = ResourceFilters<typeof plannedPrices>
type Stored = StoredRow<StoredValues, Pick<Facts, 'appliedAt'>>
type StoredValues = Omit<Values, 'zone'> & { zoneId: number }

const { zoneId, offerId, startsAt } = plannedPrice
const described = describePriced(offerId, zoneId)

/** The rows as they are stored, with the number of the zone. */
const storedPrices = createTableRepository<
  typeof plannedPrice,
  StoredValues,
  Pick<Facts, 'appliedAt'>,
  Filters
>({
  table: plannedPrice,
  match: [
    { field: 'zoneId', column: zoneId },
    { field: 'offerId', column: offerId },
    { field: 'startsAt', column: startsAt },
  ],
  search: (text) => isOfferFound(offerId, text),
  sorts: { startsAt, offerId, zone: zoneId },
  toValues: (row) => ({
    zoneId: row.zoneId,
    offerId: row.offerId,
    amount: row.amount,
    oldAmount: row.oldAmount,
    startsAt: row.startsAt.toISOString(),
  }),
  toFacts: ({ appliedAt }) => ({ appliedAt: appliedAt?.toISOString() ?? null }),
  toColumns: (values) => ({ ...values, startsAt: new Date(values.startsAt) }),
})

/** The planned prices with the code of their zone and what is known of their offer. */
export const plannedPriceRepository: ResourceRepository<Values, Facts, Filters> = {
  ...storedPrices,
  constraints: { planned_price_moment: 'startsAt', planned_price_positive: 'oldAmount' },
  list: async (db, query) => describe(db, await storedPrices.list(db, query)),
  async find(db, id, lock) {
    const row = await storedPrices.find(db, id, lock)
    return row ? ((await describe(db, [row]))[0] ?? null) : null
  },
  async findMatch(db, values) {
    const stored = await toStored(db, values)
    return stored ? storedPrices.findMatch(db, stored) : null
  },
  async check(db, values, id) {
    if ((await findZoneId(db, values.zone)) === null) return { zone: 'notListed' }
    const refusal = await findOfferRefusal(db, values.offerId)
    if (refusal) return { offerId: refusal }
    return findPastMoment(db, values, id)
  },
  async create(tx, values, context) {
    if (!storedPrices.create) throw new Error('planned prices are created by hand')
    return storedPrices.create(tx, await requireStored(tx, values), context)
  },
  change: async (tx, id, values, context) =>
    storedPrices.change(tx, id, await requireStored(tx, values), context),
}

async function toStored(db: Db, { zone, ...values }: Values): Promise<StoredValues | null> {
  const found = await findZoneId(db, zone)
  return found === null ? null : { ...values, zoneId: found }
}

async function requireStored(db: Db, values: Values): Promise<StoredValues> {
  const stored = await toStored(db, values)
  if (!stored) throw new Error('values of an unknown zone were not checked')
  return stored
}

/** A price that was applied stays as it was, and a new one lies ahead. */
async function findPastMoment(
  db: Db,
  values: Values,
  id: string | null,
): Promise<FieldProblems<Values>> {
  if (Date.parse(values.startsAt) <= Date.now()) return { startsAt: 'inPast' }
  const [row] = id
    ? await db
        .select({ appliedAt: plannedPrice.appliedAt })
        .from(plannedPrice)
        .where(eq(plannedPrice.id, Number(id)))
    : []
  return row?.appliedAt ? { startsAt: 'inPast' } : {}
}

async function describe(db: Db, rows: readonly Stored[]): Promise<StoredRow<Values, Facts>[]> {
  if (rows.length === 0) return []
  const words = await db
    .select({ id: plannedPrice.id, ...described })
    .from(plannedPrice)
    .where(
      inArray(
        plannedPrice.id,
        rows.map(({ id }) => Number(id)),
      ),
    )
  const byId = new Map(words.map(({ id, ...word }) => [String(id), word]))
  return rows.flatMap(({ id, values: { zoneId: _zoneId, ...values }, facts }) => {
    const word = byId.get(id)
    if (!word) return []
    const { zone, ...offerWords } = word
    return [{ id, values: { zone, ...values }, facts: { ...offerWords, ...facts } }]
  })
}
