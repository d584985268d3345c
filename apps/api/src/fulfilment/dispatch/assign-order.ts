import type { CallAnswer, ParsedInput, RefusalReason } from '@svetlitsa/api-client/call/call'
import type * as contract from '@svetlitsa/api-client/dispatch/contract'
import {
  calculateAssemblyHours,
  hasPeriodBegun,
  listOrderSlots,
} from '@svetlitsa/domain/assembly/assembly-period'
import { defaultSlotReason } from '@svetlitsa/domain/assembly/assembly-slot'
import { addDays } from '@svetlitsa/domain/date/day'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { releaseAssemblerSlots } from '../../order/state/assembler-slot.queries.ts'
import { transitionAssembly } from '../../order/state/transition-assembly.ts'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { saveOrderAssembler } from '../assembler/assembler.queries.ts'
import { findFullDay } from '../assembler/capacity.queries.ts'
import { describePlace } from '../assembler/describe-place.ts'
import { lockOrder } from '../assembler/own-order.queries.ts'
import { recordMove, recordWithdrawal } from '../assembler/record-move.ts'
import { lockAssembler, type SlotPlace, saveSlots } from '../assembler/slot.queries.ts'
import { type DispatchOrder, findDispatchOrder } from './board.queries.ts'
import { findTakenTime } from './find-taken-time.ts'
import { findAssemblerPlace, type Workplace } from './workplace.queries.ts'

type Call = typeof contract.assignAssembler
type Input = ParsedInput<Call>
type AssignRefusal = Refusal<RefusalReason<Call>>

const MAX_DAYS_AHEAD = 366

/**
 * Gives an order to an assembler from a period on, instead of whoever had it, and tells the buyer
 * the time (assembler.assign). Of two dispatchers who take one time the second is refused.
 */
export async function assignOrder(
  context: Context,
  input: Input,
): Promise<CallAnswer<Call> | AssignRefusal> {
  const found = await findDispatchOrder(context.db, input.orderGuid)
  if (!found) return refuse('not_found')
  return transact<CallAnswer<Call> | AssignRefusal>(context.db, async (tx) => {
    for (const id of listLocked(input)) await lockAssembler(tx, id)
    const assembler = await findAssemblerPlace(tx, context.now, input.assemblerId)
    if (!assembler) return refuse('assembler_unknown')
    if (assembler.regionId !== null && assembler.regionId !== found.regionId)
      return refuse('assembler_elsewhere', { values: { name: assembler.name } })
    const slots = listSlots(context, found, assembler, input)
    if (slots instanceof Refusal) return slots
    // The limit is locked before the order, as everywhere.
    const full = await findFullDay(tx, { warehouseId: found.warehouseId, orderId: found.id }, slots)
    await lockOrder(tx, found)
    const order = await findDispatchOrder(tx, input.orderGuid)
    if (!order) return refuse('not_found')
    const refusal =
      checkOrder(context, order, input) ??
      (await findTakenTime(context, tx, { assembler, order, slots }))
    if (refusal) return refusal
    if (full)
      return refuse('capacity_full', {
        values: { date: formatDay(full.date, context.language), limit: full.limit },
      })
    await move(context, tx, { order, assemblerId: assembler.id, slots })
    return { assemblerId: assembler.id, slots }
  })
}

/** The assemblers whose time changes, in the order of everybody. */
function listLocked({ assemblerId, fromAssemblerId }: Input): number[] {
  return [...new Set([assemblerId, fromAssemblerId ?? assemblerId])].sort((a, b) => a - b)
}

function listSlots(
  context: Context,
  { minutes }: DispatchOrder,
  { now }: Workplace,
  { date, period }: Input,
): SlotPlace[] | Refusal<'slot_past' | 'slot_far' | 'slots_short'> {
  if (hasPeriodBegun({ date, period }, now))
    return refuse('slot_past', { values: describePlace(context, { date, period }) })
  if (date > addDays(now.day, MAX_DAYS_AHEAD)) return refuse('slot_far')
  return (
    listOrderSlots(minutes, { date, period }) ??
    refuse('slots_short', { values: { hours: calculateAssemblyHours(minutes) } })
  )
}

function checkOrder(
  { language }: Context,
  order: DispatchOrder,
  { date, fromAssemblerId }: Input,
): Refusal<'assembly_cancelled' | 'order_closed' | 'changed_meanwhile' | 'before_delivery'> | null {
  if (order.state === 'cancelled' || order.assemblyState === 'none')
    return refuse('assembly_cancelled')
  if (order.assemblyState === 'done') return refuse('order_closed')
  if (order.assemblerId !== fromAssemblerId) return refuse('changed_meanwhile')
  const { deliveryDate } = order
  if (deliveryDate !== null && date < deliveryDate)
    return refuse('before_delivery', { values: { date: formatDay(deliveryDate, language) } })
  return null
}

async function move(
  { session, services }: Context,
  tx: Db,
  { order, assemblerId, slots }: { order: DispatchOrder; assemblerId: number; slots: SlotPlace[] },
): Promise<void> {
  const userId = session?.userId ?? 0
  const { id: orderId, slots: before } = order
  if (order.assemblerId !== null && order.assemblerId !== assemblerId)
    await recordWithdrawal(tx, { orderId, assemblerId: order.assemblerId, userId })
  await releaseAssemblerSlots(tx, [orderId])
  await saveSlots(
    tx,
    assemblerId,
    slots.map((slot) => ({ ...slot, reason: defaultSlotReason, orderId })),
  )
  await saveOrderAssembler(tx, { orderId, assemblerId })
  await transitionAssembly(tx, orderId, 'planned', { actor: 'staff', userId })
  await recordMove(tx, {
    orderId,
    assemblerId,
    userId,
    before,
    after: slots,
    origin: services.env.PUBLIC_ORIGIN,
  })
}
