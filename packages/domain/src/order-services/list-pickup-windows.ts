import { type Day, toUtcMs } from '../date/day.ts'
import { type DeliverySlot, listDeliverySlots } from '../delivery/slot/list-delivery-slots.ts'

interface OpeningHours {
  /** Russian short names: «Пн–Пт», «Сб». */
  days: string
  opens: string
  closes: string
}

const weekdays = ['Пн', 'Вт', 'Ср', 'Чт', 'Пт', 'Сб', 'Вс']
/** Of a store without known hours. */
const usualHours = { opens: '10:00', closes: '20:00' }

/**
 * Returns the windows in which an order can be picked up in a store on a day: four hours each while
 * the store is open, from its first full hour on (services.delivery). Empty on a day off.
 */
export function listPickupWindows(hours: readonly OpeningHours[], day: Day): DeliverySlot[] {
  const weekday = (new Date(toUtcMs(day)).getUTCDay() + 6) % 7
  const open = hours.length === 0 ? usualHours : hours.find(({ days }) => hasDay(days, weekday))
  if (!open) return []
  const [opensHour = 0, opensMinute = 0] = open.opens.split(':').map(Number)
  const [closesHour = 0] = open.closes.split(':').map(Number)
  return listDeliverySlots(opensMinute > 0 ? opensHour + 1 : opensHour, closesHour)
}

/** Names that are not understood are every day: nobody is kept away for a spelling. */
function hasDay(days: string, weekday: number): boolean {
  const parts = days.split(',').map((part) => part.split(/[–-]/).map((name) => name.trim()))
  return parts.some(([first = '', last = first]) => {
    const [from, to] = [weekdays.indexOf(first), weekdays.indexOf(last)]
    if (from < 0 || to < 0) return true
    return from <= to ? weekday >= from && weekday <= to : weekday >= from || weekday <= to
  })
}
