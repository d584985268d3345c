import type { OrderServices, ServiceDays } from '@svetlitsa/api-client/order-services/queries'
import { orderGuid } from './build-order.ts'

type Changes = Partial<Omit<OrderServices, 'services'>> & {
  delivery?: Partial<OrderServices['services']['delivery']>
  pickup?: Partial<OrderServices['services']['pickup']>
}

export const serviceDays: ServiceDays = [
  { date: '2026-11-24', slots: [{ timeFrom: '09:00', timeTo: '13:00', isFree: false }] },
  {
    date: '2026-11-25',
    slots: [
      { timeFrom: '09:00', timeTo: '13:00', isFree: true },
      { timeFrom: '13:00', timeTo: '17:00', isFree: true },
    ],
  },
  { date: '2026-11-26', slots: [{ timeFrom: '09:00', timeTo: '13:00', isFree: true }] },
]

const store = {
  id: 4,
  name: 'Светлица на Лесной',
  address: 'Лесная, 3',
  hours: 'Пн–Вс 10:00–22:00',
  lat: 55.77,
  lon: 37.6,
  readyText: 'Заберите сегодня',
}

/** What the services of an order would cost. */
export function buildCalculation(
  changed: Partial<OrderServices['calculation']> & {
    lines?: Partial<Record<'delivery' | 'toDoor' | 'lift' | 'assembly', number>>
  } = {},
): OrderServices['calculation'] {
  const { lines = {}, ...more } = changed
  const before = { delivery: 690, toDoor: 0, lift: 0, assembly: 0 }
  const ids = ['delivery', 'toDoor', 'lift', 'assembly'] as const
  return {
    list: ids.map((id) => ({ id, before: before[id], sum: lines[id] ?? before[id] })),
    total: { before: 65_680, after: 65_680 },
    paid: 65_680,
    due: 0,
    excess: 0,
    ...more,
  }
}

/** A paid order that the courier brings on 25 November, with the given differences. */
export function buildServices(changed: Changes = {}): OrderServices {
  const { delivery, pickup, ...more } = changed
  return {
    order: {
      id: '204511',
      guid: orderGuid,
      basketGroup: '22222222-2222-4222-8222-222222222222',
      currency: { sign: '₽', code: 'RUB' },
    },
    canChange: true,
    orders: { ready: false },
    services: {
      delivery: {
        activated: true,
        available: true,
        hasDays: true,
        isDelayed: false,
        userAddress: 'Тверская, 12',
        coordinates: { lat: 55.76, lon: 37.6 },
        comment: '',
        date: '2026-11-25',
        timeFrom: '09:00',
        timeTo: '13:00',
        ...delivery,
      },
      pickup: {
        available: true,
        storeId: null,
        stores: [store],
        date: null,
        timeFrom: null,
        timeTo: null,
        ...pickup,
      },
      toDoor: false,
      lift: 'none',
      floor: null,
      assembly: false,
    },
    prices: {
      toDoor: 300,
      liftByElevator: 300,
      liftPerFloor: 150,
      liftBandKg: 50,
      weightKg: 60,
      assembly: 5_199,
    },
    calculation: buildCalculation(),
    mapCenter: { lat: 55.75, lon: 37.62 },
    zones: [],
    addresses: [],
    ...more,
  }
}
