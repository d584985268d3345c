import { type Day, toUtcMs } from '../date/day.ts'
import { type DeliverySlot, listDeliverySlots } from '../delivery/delivery-slot.ts'
import type { OrderState } from '../order/order-state.ts'

/** What has left for the customer, or is cancelled, keeps its services. */
const changeableStates: readonly OrderState[] = ['new', 'confirmed', 'picking', 'ready']

/**
 * Returns whether the delivery and the services of an order can still be chosen: until it is handed
 * over to the courier or the customer (services.delivery). `isClosed` is by isClosedFor (lk.closed):
 * whoever may change a closed order finds it delivered, and its services done. The screen and the
 * calls both go by it.
 */
export function canChooseServices(state: OrderState, { isClosed }: { isClosed: boolean }): boolean {
  return !isClosed && changeableStates.includes(state)
}

export type DeliveryWay = 'delivery' | 'pickup'

/**
 * Returns how an order can be got: as it was chosen, and the other way where the region has it. Goods
 * that stand ready where they leave from are not carried elsewhere: only their day can be chosen
 * (services.fields).
 *
 * @param order.chosen null while nothing was chosen.
 * @param order.isReady orders.ready of the call.
 * @param region the ways that the region offers.
 */
export function listOfferedWays(
  order: { chosen: DeliveryWay | null; isReady: boolean },
  region: readonly DeliveryWay[],
): readonly DeliveryWay[] {
  const { chosen, isReady } = order
  const ways: readonly DeliveryWay[] = ['delivery', 'pickup']
  return ways.filter((way) => way === chosen || (!isReady && region.includes(way)))
}

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
