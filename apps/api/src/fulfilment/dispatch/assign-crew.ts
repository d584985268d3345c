import type { CallAnswer, ParsedInput, RefusalReason } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/dispatch/contract'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import type { Context } from '../../platform/context/context.ts'
import { transact } from '../../platform/database/transact.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { lockOrder } from '../assembler/own-order.queries.ts'
import { recordCrew } from '../assembler/record-move.ts'
import { findDispatchOrder } from './board.queries.ts'
import { countOrders, lockCrew, saveOrderCrew } from './crew.queries.ts'

type Call = typeof contract.assignCrew
type Outcome = CallAnswer<Call> | Refusal<RefusalReason<Call>>

const closedStates: readonly string[] = ['cancelled', 'delivered', 'closed']

/** Gives the delivery of an order to a crew, or takes it away (assembler.assign). */
export async function assignCrew(
  { db, session, language }: Context,
  { orderGuid, crewId, fromCrewId }: ParsedInput<Call>,
): Promise<Outcome> {
  const found = await findDispatchOrder(db, orderGuid)
  if (!found) return refuse('not_found')
  return transact<Outcome>(db, async (tx) => {
    const crew = crewId === null ? null : await lockCrew(tx, crewId)
    if (crewId !== null && !crew?.isActive) return refuse('crew_unknown')
    await lockOrder(tx, found)
    const order = await findDispatchOrder(tx, orderGuid)
    if (!order) return refuse('not_found')
    if (closedStates.includes(order.state)) return refuse('order_closed')
    if (order.crewId !== fromCrewId) return refuse('changed_meanwhile')
    if (crewId === fromCrewId) return { crewId }
    const { id: orderId, deliveryDate } = order
    if (crew) {
      const { name, warehouseId } = crew
      if (warehouseId !== order.warehouseId) return refuse('crew_elsewhere', { values: { name } })
      if (deliveryDate === null) return refuse('delivery_unplanned')
      const load = (await countOrders(tx, deliveryDate)).get(crew.id) ?? 0
      if (load >= crew.dayCapacity) {
        const { dayCapacity: limit } = crew
        const date = formatDay(deliveryDate, language)
        return refuse('crew_full', { values: { name, date, limit } })
      }
    }
    const userId = session?.userId ?? 0
    await saveOrderCrew(tx, orderId, crewId)
    if (fromCrewId !== null)
      await recordCrew(tx, { orderId, crewId: fromCrewId, userId, kind: 'withdrawn' })
    if (crewId !== null) await recordCrew(tx, { orderId, crewId, userId, kind: 'assigned' })
    return { crewId }
  })
}
