import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Db } from '../../platform/database/database.ts'
import {
  findAssembledOrder,
  insertDispatchEvent,
  type NewDispatchEvent,
} from './dispatch-event.queries.ts'

interface Place {
  date: string
  period: number
}

interface Move {
  orderId: number
  assemblerId: number
  /** Who moved it. */
  userId: number
  /** The slots that the order had; none where it had no time yet. */
  before: readonly Place[]
  after: readonly Place[]
  /** Of the shop's pages: the message leads to the page about the assembler. */
  origin: string
}

/** Records when the assembly of an order is planned, and tells the buyer if that has changed. */
export async function recordMove(tx: Db, move: Move): Promise<void> {
  const { orderId, assemblerId, userId } = move
  const [before, after] = [describe(move.before), describe(move.after)]
  const eventId = await insertDispatchEvent(tx, {
    orderId,
    assemblerId,
    userId,
    kind: before ? 'moved' : 'assigned',
    day: after?.day,
    period: after?.period,
  })
  if (!after || (before?.day === after.day && before.time === after.time)) return
  const order = await findAssembledOrder(tx, { orderId, assemblerId })
  if (!order) return
  const { language, number } = order
  await queueForPerson(tx, order, {
    purpose: before ? 'assemblyChanged' : 'assembly',
    language,
    values: {
      number,
      date: formatDay(after.day, language),
      time: after.time,
      url: move.origin + link.assemblerInfo(order.assemblerCode),
    },
    dedupeKey: `assembly:${orderId}:${eventId}`,
  })
}

/** Records that an order was taken away from an assembler; the buyer learns the next time. */
export async function recordWithdrawal(
  tx: Db,
  values: Pick<Move, 'orderId' | 'assemblerId' | 'userId'> & Pick<NewDispatchEvent, 'reason'>,
): Promise<void> {
  await insertDispatchEvent(tx, { ...values, kind: 'withdrawn' })
}

/** Records to which crew the delivery of an order was given, or from which it was taken away. */
export async function recordCrew(
  tx: Db,
  values: { orderId: number; crewId: number; userId: number; kind: 'assigned' | 'withdrawn' },
): Promise<void> {
  await insertDispatchEvent(tx, values)
}

/** The first day of slots, and the time on it. */
function describe(places: readonly Place[]) {
  const sorted = places.toSorted((a, b) => a.date.localeCompare(b.date) || a.period - b.period)
  const [first] = sorted
  const last = sorted.findLast(({ date }) => date === first?.date)
  const [from, to] = [assemblyPeriods[first?.period ?? 0], assemblyPeriods[last?.period ?? 0]]
  if (!first || !from || !to) return null
  return { day: first.date, period: first.period, time: `${from.timeFrom}–${to.timeTo}` }
}
