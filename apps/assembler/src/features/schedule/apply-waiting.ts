import type { Schedule } from '@svetlitsa/api-client/assembler/queries'
import { defaultSlotReason } from '@svetlitsa/domain/assembly/assembly-slot'
import type { OutboxAction } from '../../outbox/outbox-action.ts'

export type DayOfSchedule = Schedule['dates'][number]
export type Period = DayOfSchedule['periods'][number]
type SlotAction = Extract<OutboxAction, { kind: 'setSlot' }>

/** The schedule as it will be when what waits on the device has been sent. */
export function applyWaiting(
  dates: readonly DayOfSchedule[],
  actions: readonly OutboxAction[],
): DayOfSchedule[] {
  const waiting = actions.filter(
    (action): action is SlotAction => action.kind === 'setSlot' && action.refusal === null,
  )
  return dates.map(({ date, periods, isWholeDay }) => ({
    date,
    isWholeDay,
    periods: waiting.reduce<Period[]>(
      (changed, { input }) => changed.map((period) => applyInput(date, period, input)),
      periods,
    ),
  }))
}

function applyInput(date: string, period: Period, input: SlotAction['input']): Period {
  const { slots = [], replace = [], range, chosen = true, reason = defaultSlotReason } = input
  const isNamed = (list: { date: string; period: number }[]) =>
    list.some((slot) => `${slot.date}/${slot.period}` === period.id)
  if (isNamed(replace)) return { ...period, orderId: null, reason: null, address: null }
  const isInRange = range && range.dateFrom <= date && date <= range.dateTo
  if (period.isPast || period.orderId || !(isNamed(slots) || isInRange)) return period
  if (replace.length > 0) return { ...period, chosen: false, reason }
  return { ...period, chosen, reason: chosen ? reason : null }
}
