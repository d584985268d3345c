import type { RetailDelivery } from '@svetlitsa/api-client/retail-order/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import { formatDay } from '@svetlitsa/i18n/format/format-day'
import type { DeliveryOption } from './delivery-draft.ts'

/** The free times of a way, with the one that the order holds, also where it is not offered any more. */
export function listSlotChoices(
  { days }: DeliveryOption,
  chosen: RetailDelivery['chosen'],
  language: Language,
): { value: string; label: string }[] {
  const toChoice = (id: number, day: string, from: string, to: string) => ({
    value: String(id),
    label: `${formatDay(day, language)}, ${from}–${to}`,
  })
  const free = days.flatMap(({ date, slots }) =>
    slots
      .filter(({ isFree, id }) => isFree || id === chosen?.slotId)
      .map(({ id, timeFrom, timeTo }) => toChoice(id, date, timeFrom, timeTo)),
  )
  const { slotId, date, timeFrom, timeTo } = chosen ?? {}
  const isOffered = free.some(({ value }) => value === String(slotId))
  if (free.length === 0 || slotId == null || isOffered || !date || !timeFrom || !timeTo) return free
  return [toChoice(slotId, date, timeFrom, timeTo), ...free]
}
