import type {
  AssemblerData,
  AssemblyOrder,
  Schedule,
} from '@svetlitsa/api-client/assembler/queries'
import { assemblyPeriods } from '@svetlitsa/domain/assembly/assembly-period'
import { listMonthDays } from '@svetlitsa/domain/date/day'

export const today = '2026-11-20'
const month = '2026-11'

/** An order of a wardrobe and two chairs that is assembled today, with the given differences. */
export function buildAssemblyOrder(changed: Partial<AssemblyOrder> = {}): AssemblyOrder {
  return {
    order_num: '204511',
    orderGuid: '11111111-1111-4111-8111-111111111111',
    orderType: 'furniture',
    AssemblyDuration: 3,
    orderGalleryLink: null,
    address: 'Тверская, 1',
    coordinates: { latitude: 55.75, longitude: 37.61 },
    floor: 7,
    lift: 'lift',
    comment: 'Домофон 12',
    customerName: 'Елена',
    phone: '79162041835',
    calledAt: null,
    date: today,
    timeFrom: '12:00',
    timeTo: '15:00',
    days: [],
    items: [
      {
        saleId: 1,
        name: 'Шкаф «Лад»',
        quantity: 1,
        minutes: 40,
        picture: null,
        assembled: false,
      },
      {
        saleId: 2,
        name: 'Стул «Рябина»',
        quantity: 2,
        minutes: 15,
        picture: null,
        assembled: true,
      },
    ],
    photos: [],
    ...changed,
  }
}

export function buildAssemblerData(changed: Partial<AssemblerData> = {}): AssemblerData {
  return {
    orders: [buildAssemblyOrder()],
    assembled: [],
    balance: 38_240,
    otherBalances: [],
    ledger: [],
    name: 'Тимур',
    code: '33333333-3333-4333-8333-333333333333',
    today,
    ...changed,
  }
}

type Period = Schedule['dates'][number]['periods'][number]

/** November 2026, free from the 20th on, with the given periods by their id: «2026-11-24/2». */
export function buildSchedule(changed: Record<string, Partial<Period>> = {}): Schedule {
  const dates = listMonthDays(month)
    .filter((date) => date.startsWith(month))
    .map((date) => {
      const periods = assemblyPeriods.map(({ timeFrom, timeTo }, index) => {
        const id = `${date}/${index}`
        const free = { chosen: false, replace: false, orderId: null, reason: null, address: null }
        return { id, timeFrom, timeTo, ...free, isPast: date < today, ...changed[id] }
      })
      return { date, isWholeDay: periods.filter(({ chosen }) => chosen).length > 3, periods }
    })
  return {
    month,
    today,
    dates,
    reasons: ['Сборка'],
    rangeReasons: ['Сборка', 'Отпуск', 'ВыходнойДень'],
  }
}
