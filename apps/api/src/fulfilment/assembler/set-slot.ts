import type * as contract from '@svetlitsa/api-client/assembler/contract'
import type { CallAnswer, ParsedInput, RefusalReason } from '@svetlitsa/api-client/call/call'
import { assemblyPeriods, hasPeriodBegun } from '@svetlitsa/domain/assembly/assembly-period'
import { defaultSlotReason, listSlotReasons } from '@svetlitsa/domain/assembly/assembly-slot'
import { addDays, listDays } from '@svetlitsa/domain/date/day'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { transact } from '../../platform/database/transact.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { type Assembler, findAssembler } from './assembler.queries.ts'
import { describePlace } from './describe-place.ts'
import { readDays } from './read-schedule.ts'
import { replaceSlots } from './replace-slots.ts'
import {
  deleteSlots,
  listTakenSlots,
  lockAssembler,
  type SlotPlace,
  saveSlots,
} from './slot.queries.ts'

type Call = typeof contract.setSlot
type Input = ParsedInput<Call>
type SlotRefusal = Refusal<RefusalReason<Call>>

const MAX_DAYS_AHEAD = 366
const MAX_RANGE_DAYS = 92

/**
 * Chooses or releases slots of the assembler who calls, or finishes a replacement
 * (assembler.schedule, assembler.reasons). An order is moved, never dropped.
 */
export async function setSlot(
  context: Context,
  input: Input,
): Promise<CallAnswer<Call> | SlotRefusal> {
  const assembler = await findAssembler(context)
  const places = listPlaces(context, input, assembler)
  if (places instanceof Refusal) return places
  const outside = findOutside([...places, ...(input.replace ?? [])], assembler)
  if (outside)
    return outside.date > assembler.now.day && !hasPeriodBegun(outside, assembler.now)
      ? refuse('slot_far')
      : refuse('slot_past', { values: describePlace(context, outside) })
  const refusal = await transact<SlotRefusal | null>(context.db, async (tx) => {
    await lockAssembler(tx, assembler.id)
    if (input.replace)
      return replaceSlots(context, tx, assembler.id, { from: input.replace, to: places })
    return chooseSlots(context, tx, assembler, { places, input })
  })
  if (refusal) return refusal
  const days = new Set([...places, ...(input.replace ?? [])].map(({ date }) => date))
  return { dates: await readDays(context.db, assembler, [...days].sort()) }
}

async function chooseSlots(
  context: Context,
  tx: Db,
  { id }: Assembler,
  { places, input }: { places: readonly SlotPlace[]; input: Input },
): Promise<SlotRefusal | null> {
  const days = places.map(({ date }) => date).sort()
  const taken = await listTakenSlots(tx, [id], { from: days[0] ?? '', to: days.at(-1) ?? '' })
  const ordered = taken.find(
    (slot) => slot.orderId !== null && places.some((place) => isSamePlace(place, slot)),
  )
  if (ordered) {
    const values = { ...describePlace(context, ordered), number: ordered.number ?? '' }
    return refuse('slot_ordered', { values })
  }
  const reason = input.reason ?? defaultSlotReason
  if (input.chosen === false) await deleteSlots(tx, id, places)
  else
    await saveSlots(
      tx,
      id,
      places.map((place) => ({ ...place, reason, orderId: null })),
    )
  return null
}

function listPlaces(
  context: Context,
  { slots, range, reason }: Input,
  { now }: Assembler,
): SlotPlace[] | SlotRefusal {
  const isAllowed = listSlotReasons(range !== undefined).includes(reason ?? defaultSlotReason)
  if (!isAllowed) return refuse('reason_range', { fields: { reason: 'wrong' } })
  if (!range) {
    const byId = new Map((slots ?? []).map((slot) => [`${slot.date}/${slot.period}`, slot]))
    return [...byId.values()]
  }
  const { dateFrom, dateTo } = range
  if (dateFrom < now.day)
    return refuse('slot_past', { values: describePlace(context, { date: dateFrom, period: 0 }) })
  if (dateTo > addDays(now.day, MAX_DAYS_AHEAD)) return refuse('slot_far')
  const isWrong = dateTo < dateFrom || dateTo > addDays(dateFrom, MAX_RANGE_DAYS)
  if (isWrong) return refuse('range_wrong', { fields: { range: 'wrong' } })
  const places = listDays(dateFrom, dateTo).flatMap((date) =>
    assemblyPeriods.map((_, period) => ({ date, period })),
  )
  const open = places.filter((place) => !hasPeriodBegun(place, now))
  return open.length > 0
    ? open
    : refuse('slot_past', { values: describePlace(context, { date: dateFrom, period: 3 }) })
}

function findOutside(places: readonly SlotPlace[], { now }: Assembler): SlotPlace | undefined {
  const last = addDays(now.day, MAX_DAYS_AHEAD)
  return places.find((place) => place.date > last || hasPeriodBegun(place, now))
}

function isSamePlace(one: SlotPlace, other: SlotPlace): boolean {
  return one.date === other.date && one.period === other.period
}
