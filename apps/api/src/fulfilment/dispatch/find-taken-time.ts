import { defaultSlotReason, type SlotReason } from '@svetlitsa/domain/assembly/assembly-slot'
import { assemblerScheduleTexts } from '@svetlitsa/i18n/assembler-schedule/assembler-schedule-texts'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { Context } from '../../platform/context/context.ts'
import type { Db } from '../../platform/database/database.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import { describePlace } from '../assembler/describe-place.ts'
import { listTakenSlots, type SlotPlace } from '../assembler/slot.queries.ts'
import type { Workplace } from './workplace.queries.ts'

type Reason = 'assembler_away' | 'assembler_busy' | 'assembler_full'

/** Why an assembler, who is locked, has no time for an order; its own slots do not count. */
export async function findTakenTime(
  context: Context,
  tx: Db,
  {
    assembler: { id, name, dayCapacity },
    order,
    slots,
  }: { assembler: Workplace; order: { id: number }; slots: readonly SlotPlace[] },
): Promise<Refusal<Reason> | null> {
  const days = [...new Set(slots.map(({ date }) => date))]
  const taken = (
    await listTakenSlots(tx, [id], { from: days[0] ?? '', to: days.at(-1) ?? '' })
  ).filter(({ orderId }) => orderId !== order.id)
  const busy = taken.find(
    (slot) =>
      (slot.orderId !== null || slot.reason !== defaultSlotReason) &&
      slots.some(({ date, period }) => slot.date === date && slot.period === period),
  )
  if (busy?.orderId) {
    const number = busy.number ?? ''
    return refuse('assembler_busy', { values: { ...describePlace(context, busy), name, number } })
  }
  if (busy) {
    const { date } = describePlace(context, busy)
    const reason = describeReason(context, busy.reason)
    return refuse('assembler_away', { values: { name, date, reason } })
  }
  const full = days.find((day) => {
    const others = taken.filter((slot) => slot.date === day && slot.orderId !== null)
    return others.length + slots.filter(({ date }) => date === day).length > dayCapacity
  })
  if (!full) return null
  const date = formatDay(full, context.language)
  return refuse('assembler_full', { values: { name, date, limit: dayCapacity } })
}

function describeReason({ language }: Context, reason: SlotReason): string {
  const t = getTranslator(assemblerScheduleTexts, language)
  return t(reason === 'Отпуск' ? 'reasons.vacation' : 'reasons.dayOff')
}
