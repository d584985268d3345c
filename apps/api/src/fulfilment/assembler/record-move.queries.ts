import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-periods'
import { link } from '@svetlitsa/domain/route/site-map'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { eq } from 'drizzle-orm'
import { queueForPerson } from '../../people/user/queue-for-person.ts'
import type { Db } from '../../platform/database/database.ts'
import { type DispatchReason, dispatchEvent } from '../../schema/dispatch.table.ts'
import { checkout, shopOrder } from '../../schema/order.table.ts'
import { userAccount } from '../../schema/user.table.ts'

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
  const [event] = await tx
    .insert(dispatchEvent)
    .values({
      orderId,
      assemblerId,
      userId,
      kind: before ? 'moved' : 'assigned',
      day: after?.day,
      period: after?.period,
    })
    .returning({ id: dispatchEvent.id })
  if (!event || !after || (before?.day === after.day && before.time === after.time)) return
  const [order] = await tx
    .select({
      number: shopOrder.number,
      language: checkout.language,
      phone: checkout.phone,
      email: checkout.email,
      assemblerCode: userAccount.guid,
    })
    .from(shopOrder)
    .innerJoin(checkout, eq(checkout.guid, shopOrder.checkoutGuid))
    .innerJoin(userAccount, eq(userAccount.id, assemblerId))
    .where(eq(shopOrder.id, orderId))
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
    dedupeKey: `assembly:${orderId}:${event.id}`,
  })
}

/** Records that an order was taken away from an assembler; the buyer learns the next time. */
export async function recordWithdrawal(
  tx: Db,
  values: Pick<Move, 'orderId' | 'assemblerId' | 'userId'> & { reason?: DispatchReason },
): Promise<void> {
  await tx.insert(dispatchEvent).values({ ...values, kind: 'withdrawn' })
}

/** Records to which crew the delivery of an order was given, or from which it was taken away. */
export async function recordCrew(
  tx: Db,
  values: { orderId: number; crewId: number; userId: number; kind: 'assigned' | 'withdrawn' },
): Promise<void> {
  await tx.insert(dispatchEvent).values(values)
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
