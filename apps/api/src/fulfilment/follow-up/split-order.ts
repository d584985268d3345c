import type { ParsedInput } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/retail-order/contract'
import { sumLineParts } from '@svetlitsa/domain/order/order-line'
import { sumOrder } from '@svetlitsa/domain/total/order-sum'
import { lockRetailOrder } from '../../order/access/retail-order.queries.ts'
import { findOrderLines, saveLineSums, saveOrderTotals } from '../../order/order/order.queries.ts'
import { takeLines } from '../../order/order/take-lines.ts'
import { type EventCause, recordOrderEvent } from '../../order/state/order-state.queries.ts'
import { moveMoney } from '../../payment/payment/ledger/move-money.ts'
import { findOrderMoney } from '../../payment/payment/ledger/order-money.queries.ts'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { moveReservation } from '../../supply/stock/order-stock.queries.ts'
import { insertFollowUp, moveLine } from './follow-up.queries.ts'
import { moveAssembly, shareAssembly } from './split-assembly.ts'

type Input = ParsedInput<typeof contract.splitRetailOrder>
type Result = { followUp: { id: string; guid: string } }
type Reason = 'not_found' | 'split_refused' | 'lines_changed' | 'assembly_paid'

/**
 * Moves lines of an order, or part of them, to a follow-up order of the same checkout before the goods
 * are picked (order.follow-up). Reservations go along; the delivery stays with the first order, the
 * assembly where its goods are. Sums and money are shared so that both orders together cost and have
 * what the first one did.
 */
export async function splitOrder(
  context: Context,
  { orderGuid, lines: wanted, assembly: isWanted = false, note }: Input,
): Promise<Result | Refusal<Reason>> {
  const { services, session } = context
  return transact<Result | Refusal<Reason>>(context.db, async (tx) => {
    const order = await lockRetailOrder(context, tx, orderGuid)
    if (!order) return refuse('not_found')
    if (order.state !== 'new' && order.state !== 'confirmed') return refuse('split_refused')
    const lines = await findOrderLines(tx, order.id)
    const divided = takeLines(lines, wanted)
    if (!divided) return refuse('lines_changed')
    const takesAll = lines.every((line) =>
      divided.some(({ line: { id }, kept }) => id === line.id && kept.quantity === 0),
    )
    if (takesAll) return refuse('split_refused')

    const assembly = await shareAssembly(tx, { order, lines, divided, isWanted })
    const isGivenUp = assembly.taken > assembly.moved
    const total = order.total - (assembly.taken - assembly.moved)
    const { captured, refunded } = await findOrderMoney(tx, order.id)
    if (isGivenUp && captured - refunded > total) return refuse('assembly_paid')
    const moved = sumLineParts(divided.map(({ taken }) => taken))
    const followUp = await insertFollowUp(tx, order, {
      ...moved,
      servicesSum: assembly.moved,
      total: sumOrder({
        goods: moved.goodsSum,
        discount: 0,
        coupon: moved.couponDiscount,
        bonus: moved.bonusSpent,
        delivery: 0,
        services: assembly.moved,
      }),
    })
    for (const { line, kept, taken } of divided) {
      if (kept.quantity > 0) await saveLineSums(tx, line.id, kept)
      const movedLineId = await moveLine(tx, { line, kept, taken, orderId: followUp.id })
      await moveReservation(tx, line.id, { lineId: movedLineId, quantity: taken.quantity })
    }
    const goodsSum = order.goodsSum - moved.goodsSum
    const couponDiscount = order.couponDiscount - moved.couponDiscount
    const bonusSpent = order.bonusSpent - moved.bonusSpent
    const { deliverySum } = order
    const servicesSum = order.servicesSum - assembly.taken
    const keptTotal = sumOrder({
      goods: goodsSum,
      discount: 0,
      coupon: couponDiscount,
      bonus: bonusSpent,
      delivery: deliverySum,
      services: servicesSum,
    })
    const totals = {
      goodsSum,
      couponDiscount,
      bonusSpent,
      deliverySum,
      servicesSum,
      total: keptTotal,
    }
    await saveOrderTotals(tx, order.id, totals)

    const userId = session?.userId ?? null
    const cause: EventCause = { actor: 'staff', userId, reason: 'split', note }
    const split = { orderId: order.id, kind: 'split', fromState: null } as const
    await recordOrderEvent(tx, { ...split, toState: followUp.number }, cause)
    const started = { orderId: followUp.id, kind: 'state', fromState: null } as const
    await recordOrderEvent(tx, { ...started, toState: order.state }, cause)
    await moveAssembly(tx, { orderId: order.id, followUpId: followUp.id }, assembly, cause)
    const money = { from: order.id, to: followUp.id, key: `split:${followUp.number}` }
    await moveMoney(services, tx, money, cause)
    return { followUp: { id: followUp.number, guid: followUp.guid } }
  })
}
