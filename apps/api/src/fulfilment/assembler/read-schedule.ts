import type * as contract from '@svetlitsa/api-client/assembler/contract'
import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import { assemblyPeriods, hasPeriodBegun } from '@svetlitsa/domain/assembly/assembly-period'
import { isWholeDay, listSlotReasons } from '@svetlitsa/domain/assembly/assembly-slot'
import { listDays } from '@svetlitsa/domain/date/day'
import type { LocalTime } from '@svetlitsa/domain/date/moment'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Assembler, findAssembler } from './assembler.queries.ts'
import { listTakenSlots, type TakenSlot } from './slot.queries.ts'

type Schedule = CallAnswer<typeof contract.getSchedule>

/** The days of a month with the periods of the assembler who asks (assembler.schedule). */
export async function readSchedule(context: Context, asked?: string): Promise<Schedule> {
  const assembler = await findAssembler(context)
  const today = assembler.now.day
  const month = asked ?? today.slice(0, 7)
  const first = `${month}-01`
  // Day 0 of the next month.
  const last = new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(5)), 0))
    .toISOString()
    .slice(0, 10)
  return {
    month,
    today,
    dates: await readDays(context.db, assembler, listDays(first, last)),
    reasons: listSlotReasons(false),
    rangeReasons: listSlotReasons(true),
  }
}

/** @param days in order. */
export async function readDays(
  db: Db,
  { id, now }: Pick<Assembler, 'id' | 'now'>,
  days: readonly string[],
): Promise<Schedule['dates']> {
  const [from, to] = [days[0], days.at(-1)]
  if (from === undefined || to === undefined) return []
  const taken = await listTakenSlots(db, [id], { from, to })
  return days.map((date) => {
    const periods = describeDay(
      taken.filter((slot) => slot.date === date),
      date,
      now,
    )
    return { date, isWholeDay: isWholeDay(periods), periods }
  })
}

function describeDay(taken: readonly TakenSlot[], date: string, now: LocalTime) {
  return assemblyPeriods.map((times, period) => {
    const slot = taken.find((one) => one.period === period)
    return {
      ...times,
      id: `${date}/${period}`,
      chosen: slot !== undefined && slot.orderId === null,
      replace: false,
      orderId: slot?.number ?? null,
      reason: slot?.reason ?? null,
      address: slot?.address ?? null,
      isPast: hasPeriodBegun({ date, period }, now),
    }
  })
}
