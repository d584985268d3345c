import type { ClaimState } from '@svetlitsa/domain/claim/claim-state'
import { and, desc, eq, isNotNull, ne, or, type SQL, sql } from 'drizzle-orm'
import { buildStaffCondition } from '../../order/access/retail-order.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { claim, claimPhoto } from '../../schema/claim.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { currency } from '../../schema/region.table.ts'
import { stockPlace } from '../../schema/stock.table.ts'
import { buildOrderSearch } from '../retail-order/list/build-order-search.ts'
import { selectClaims } from './claim-view.queries.ts'

/** Sent claims about the orders that the member of staff may see. */
export function buildDeskCondition(context: Context, where?: SQL): SQL | undefined {
  return and(buildStaffCondition(context), ne(claim.state, 'draft'), where)
}

interface DeskFilter {
  state: ClaimState | undefined
  search: string
  size: number
  page: number
}

/** A page of the claims for staff, newest first, and how many wait for a word of theirs. */
export async function findDeskClaims(context: Context, { state, search, size, page }: DeskFilter) {
  const { db } = context
  const where = buildDeskCondition(
    context,
    and(
      state && eq(claim.state, state),
      search ? or(buildOrderSearch(search), sql`${claim.id}::text = ${search}`) : undefined,
    ),
  )
  const [total, waiting] = await Promise.all([
    countClaims(db, where),
    countClaims(db, buildDeskCondition(context, isNotNull(claim.waitingSince))),
  ])
  const rows = await selectClaims(db)
    .where(where)
    .orderBy(desc(claim.sentAt), desc(claim.id))
    .limit(size)
    .offset((page - 1) * size)
  return { rows, total, waiting }
}

async function countClaims(db: Db, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(claim)
    .innerJoin(shopOrder, eq(shopOrder.id, claim.orderId))
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .where(where)
  return row?.count ?? 0
}

/** The order of a claim that the member of staff may see. */
export async function findDeskOrder(context: Context, db: Db, guid: string) {
  const [row] = await db
    .select({ claim, order: shopOrder, checkout, sign: currency.sign, storeName: stockPlace.name })
    .from(claim)
    .innerJoin(shopOrder, eq(shopOrder.id, claim.orderId))
    .innerJoin(checkout, eq(checkout.guid, shopOrder.basketGroup))
    .innerJoin(currency, eq(currency.code, checkout.currencyCode))
    .innerJoin(stockPlace, eq(stockPlace.id, shopOrder.placeId))
    .where(buildDeskCondition(context, eq(claim.guid, guid)))
  return row ?? null
}

export type DeskOrder = NonNullable<Awaited<ReturnType<typeof findDeskOrder>>>

/** Whether an upload is a photograph of a claim that the member of staff may see. */
export async function isDeskPhoto(context: Context, uploadId: string): Promise<boolean> {
  const rows = await context.db
    .select({ id: claim.id })
    .from(claimPhoto)
    .innerJoin(claim, eq(claim.id, claimPhoto.claimId))
    .innerJoin(shopOrder, eq(shopOrder.id, claim.orderId))
    .where(buildDeskCondition(context, eq(claimPhoto.uploadId, uploadId)))
  return rows.length > 0
}
