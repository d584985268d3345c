import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import * as contract from '@svetlitsa/api-client/claim/contract'
import { parsePackageCode } from '@svetlitsa/domain/claim/package-code'
import { calculateWarranty } from '@svetlitsa/domain/product/calculate-warranty'
import { and, desc, eq } from 'drizzle-orm'
import {
  findReceivedGoods,
  type ReceivedGoods,
} from '../../discovery/product-link/product-link.queries.ts'
import { requireLoginByCode } from '../../people/login/require-login-by-code.ts'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { claim } from '../../schema/claim.table.ts'
import { findOrInsertDraft } from './claim.queries.ts'
import { selectClaims } from './claim-view.queries.ts'
import { findDeliveredOrders, findDrafts, findKeptLines } from './claimable-order.queries.ts'
import {
  isUnderWarranty,
  listPackages,
  loadClaimableOrder,
  toClaimableLines,
  toPicture,
} from './claimable-order.ts'
import { discardClaim } from './discard-claim.ts'
import { readClaim, toSummaries } from './read-claim.ts'
import { writeClaimMessage } from './write-claim-message.ts'

type Orders = CallAnswer<typeof contract.listClaims>['orders']

const SIZE = 20
const PICTURES_SHOWN = 5

/** Claims of a customer about delivered goods (claim.calls). */
export const claimRoutes = [
  handle(contract.appeal, async (context, { orderId: number }) => {
    const { db, now } = context
    const userId = await requireLoginByCode(context)
    const found = await loadClaimableOrder(db, { userId, now, number })
    if (!found) return refuse('not_found')
    if (found.lines.length === 0) return refuse('claim_refused')
    const guid = await findOrInsertDraft(db, { orderId: found.order.id, userId })
    return guid ? answerClaim(context, guid) : refuse('claim_refused')
  }),

  handle(contract.getClaimOrder, async (context, { orderId: number }) => {
    const { db, now } = context
    const userId = await requireLoginByCode(context)
    const found = await loadClaimableOrder(db, { userId, now, number })
    if (!found) return refuse('not_found')
    if (found.lines.length === 0) return refuse('claim_refused')
    return {
      orderId: found.order.number,
      orderGuid: found.order.guid,
      lines: await toClaimableLines(context, found),
    }
  }),

  handle(contract.getByQr, async (context, { qrcode }) => {
    const received = await findReceivedPackage(context, qrcode)
    if (received instanceof Refusal) return received
    const { order, line, part } = received
    const packages = listPackages(line, context.language)
    const only = packages.length === 1 ? packages[0] : undefined
    const chosen = packages.find(({ number }) => number === String(part)) ?? only
    return {
      orderId: order.number,
      orderGuid: order.guid,
      offerGuid: line.offerGuid,
      numberPackage: chosen?.number ?? null,
    }
  }),

  handle(contract.getClaim, (context, { claim: guid }) => answerClaim(context, guid)),

  handle(contract.discardClaim, discardClaim),

  handle(contract.listClaims, async (context, { page = 1 }) => {
    const { db } = context
    const userId = await requireLoginByCode(context)
    const isOwn = eq(claim.userId, userId)
    const total = await db.$count(claim, isOwn)
    const rows = await selectClaims(db)
      .where(isOwn)
      .orderBy(desc(claim.id))
      .limit(SIZE)
      .offset((page - 1) * SIZE)
    return {
      claims: await toSummaries(context, db, rows),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / SIZE)),
      orders: await listClaimableOrders(context, userId),
    }
  }),

  handle(contract.sendClaimMessage, writeClaimMessage),
]

/**
 * The goods and the box behind the code of a package that this customer has received: of the newest
 * order that can be claimed, because an earlier one may be under warranty where a later one was
 * returned (claim.qr).
 */
async function findReceivedPackage(context: Context, qrcode: string) {
  const { db, now } = context
  const userId = await requireLoginByCode(context)
  const meanings = parsePackageCode(qrcode)
  const codes = meanings.map(({ goods }) => goods)
  const received = await findReceivedGoods(db, userId, codes)
  if (received.length === 0) return refuse('not_found')
  for (const { goods, part } of meanings)
    for (const { orderGuid, lineId } of received.filter((one) => hasCode(one, goods))) {
      const claimable = await loadClaimableOrder(db, { userId, now, guid: orderGuid })
      const line = claimable?.lines.find((one) => one.lineId === lineId)
      if (claimable && line) return { order: claimable.order, line, part }
    }
  return refuse('claim_refused')
}

const hasCode = ({ codes }: ReceivedGoods, code: string) =>
  codes.includes(code) || codes.includes(code.toLowerCase())

async function answerClaim(context: Context, guid: string) {
  const isOwn = and(eq(claim.guid, guid), eq(claim.userId, await requireLoginByCode(context)))
  const found = await readClaim(context, context.db, isOwn)
  return found ? { claim: found } : refuse('not_found')
}

/** Delivered orders with goods under warranty, newest first. */
async function listClaimableOrders({ db, now }: Context, userId: number): Promise<Orders> {
  const orders = await findDeliveredOrders(db, userId)
  if (orders.length === 0) return []
  const ids = orders.map(({ id }) => id)
  const lines = await findKeptLines(db, ids)
  const drafts = await findDrafts(db, ids)
  return orders.flatMap((order) => {
    const claimable = lines.filter(
      (line) => line.orderId === order.id && isUnderWarranty(order, line, now),
    )
    if (claimable.length === 0) return []
    const deliveredAt = new Date(order.deliveredAt)
    const months = Math.max(...claimable.map(({ warrantyMonths }) => warrantyMonths))
    return [
      {
        orderId: order.number,
        orderGuid: order.guid,
        createdAt: order.createdAt.toISOString(),
        deliveredAt: deliveredAt.toISOString(),
        warrantyUntil: calculateWarranty(deliveredAt, months, now).until.toISOString(),
        pictures: claimable.flatMap(({ file }) => toPicture(file) ?? []).slice(0, PICTURES_SHOWN),
        lineCount: claimable.length,
        draft: drafts.find(({ orderId }) => orderId === order.id)?.guid ?? null,
      },
    ]
  })
}
