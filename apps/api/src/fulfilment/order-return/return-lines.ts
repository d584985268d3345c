import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import { sumLineParts } from '@svetlitsa/domain/order/order-line'
import { isClosedFor, orderStateLabel } from '@svetlitsa/domain/order/order-state'
import { sumOrder } from '@svetlitsa/domain/total/order-sum'
import { restoreSpentBonus, takeBackEarnedBonus } from '../../basket/bonus/order-bonus.ts'
import { takeBackReferral } from '../../basket/invite/reward-referral.ts'
import { lockRetailOrder } from '../../order/access/retail-order.queries.ts'
import { findOrderLines, saveLineSums, saveOrderTotals } from '../../order/order/order.queries.ts'
import { takeLines } from '../../order/order/take-lines.ts'
import { type EventCause, recordOrderEvent } from '../../order/state/order-state.queries.ts'
import { planRefunds } from '../../payment/payment/ledger/plan-refunds.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { OrderState } from '../../schema/order.table.ts'
import { restockGoods } from '../../supply/stock/order-stock.queries.ts'
import { decideRefundRequest } from '../refund-request/refund-request.queries.ts'
import { insertReturn } from './return.queries.ts'

type Input = ParsedInput<typeof contract.returnRetailOrder>
type Reason = 'not_found' | 'return_refused' | 'lines_changed'

/**
 * Whether staff of these groups may take back goods of an order. For an accepted claim they all may,
 * after the order was closed too: the warranty outlives it (ADR 0059).
 */
export function canReturn(
  state: OrderState,
  groups: readonly number[],
  { isClaimed = false }: { isClaimed?: boolean } = {},
): boolean {
  if (state === 'closed') return isClaimed || !isClosedFor(orderStateLabel.closed, groups)
  return state === 'delivered'
}

/**
 * Takes back goods of a delivered order (order.returns): its lines and totals shrink, and what was
 * paid beyond the new total goes back by the payments it came with. Sound goods return to the stock.
 * The coupon's use stays. Bonuses that the lines spent come back, and those they earned are taken back.
 */
export async function returnLines(context: Context, input: Input): Promise<Refusal<Reason> | null> {
  type Outcome = { returnId: number } | Refusal<Reason>
  const outcome = await transact<Outcome>(context.db, (tx) => takeBackLines(context, tx, input))
  return outcome instanceof Refusal ? outcome : null
}

/** The same within a transaction, for staff who entered a code lately; also for an accepted claim. */
export async function takeBackLines(
  context: Context,
  tx: Db,
  { orderGuid, lines: wanted, reason, note, withDelivery = false }: Input,
  { isClaimed = false }: { isClaimed?: boolean } = {},
): Promise<{ returnId: number } | Refusal<Reason>> {
  const { services, session } = context
  const order = await lockRetailOrder(context, tx, orderGuid)
  if (!order) return refuse('not_found')
  if (!canReturn(order.state, session?.groups ?? [], { isClaimed })) return refuse('return_refused')
  const lines = await findOrderLines(tx, order.id)
  const divided = takeLines(lines, wanted)
  if (!divided) return refuse('lines_changed')
  const left = lines.filter(
    ({ id, quantity }) =>
      quantity > 0 && !divided.some(({ line, kept }) => line.id === id && kept.quantity === 0),
  )
  if (withDelivery && left.length > 0) return refuse('return_refused')

  const returned = sumLineParts(divided.map(({ taken }) => taken))
  const deliverySum = withDelivery ? order.deliverySum : 0
  const servicesSum = withDelivery ? order.servicesSum : 0
  const userId = session?.userId ?? null
  const returnId = await insertReturn(
    tx,
    {
      orderId: order.id,
      userId,
      reason,
      note,
      sum: returned.goodsSum - returned.couponDiscount,
      couponDiscount: returned.couponDiscount,
      bonusSpent: returned.bonusSpent,
      deliverySum,
      servicesSum,
    },
    divided.map(({ line, wanted: { isSound }, taken }) => ({
      orderLineId: line.id,
      isSound,
      ...taken,
    })),
  )
  for (const { line, kept } of divided) await saveLineSums(tx, line.id, kept)
  const sums = {
    goodsSum: order.goodsSum - returned.goodsSum,
    couponDiscount: order.couponDiscount - returned.couponDiscount,
    bonusSpent: order.bonusSpent - returned.bonusSpent,
    deliverySum: order.deliverySum - deliverySum,
    servicesSum: order.servicesSum - servicesSum,
  }
  const total = sumOrder({
    goods: sums.goodsSum,
    discount: 0,
    coupon: sums.couponDiscount,
    bonus: sums.bonusSpent,
    delivery: sums.deliverySum,
    services: sums.servicesSum,
  })
  await saveOrderTotals(tx, order.id, { ...sums, total })
  const sound = divided.filter(({ wanted: { isSound } }) => isSound)
  await restockGoods(
    tx,
    order.placeId,
    sound.map(({ line, taken }) => ({ offerId: line.offerId, quantity: taken.quantity })),
  )
  const cause: EventCause = { actor: 'staff', userId, reason, note, details: { returnId } }
  const event = {
    orderId: order.id,
    kind: 'return',
    fromState: null,
    toState: 'returned',
  } as const
  await recordOrderEvent(tx, event, cause)
  await decideRefundRequest(tx, order.id, { state: 'accepted', userId, returnId })
  await moveBonuses(tx, order.id, returnId, returned)
  if (left.length === 0) await takeBackReferral(tx, order.id)
  await planRefunds(services, tx, { orderId: order.id, returnId, total }, cause)
  return { returnId }
}

async function moveBonuses(
  tx: Db,
  orderId: number,
  returnId: number,
  { goodsSum, couponDiscount, bonusSpent }: ReturnType<typeof sumLineParts>,
): Promise<void> {
  const cause = `return:${returnId}`
  await restoreSpentBonus(tx, { orderId, amount: bonusSpent, cause: `${cause}:spent` })
  const returnedSum = goodsSum - couponDiscount - bonusSpent
  await takeBackEarnedBonus(tx, { orderId, returnedSum, cause: `${cause}:earned` })
}
