import type { CallAnswer } from '@svetlitsa/api-client/call/call'
import type * as delivery from '@svetlitsa/api-client/delivery/contract'

type Delivery = CallAnswer<typeof delivery.getDelivery>
export type Item = Delivery['items'][number]

export const courier: Item['options'][number] = {
  id: 2,
  name: 'Курьером',
  description: 'До подъезда',
  kind: 'courier',
  isKit: false,
  addressBar: true,
  option: { type: 'plain' },
  price: 690,
  freeFrom: null,
  services: {
    toDoor: 300,
    liftByElevator: 300,
    liftPerFloor: 150,
    liftBandKg: 50,
    weightKg: 60,
    assembly: 990,
  },
  days: [
    {
      date: '2026-06-07',
      slots: [
        { id: 1, timeFrom: '09:00', timeTo: '13:00', isFree: false },
        { id: 2, timeFrom: '13:00', timeTo: '17:00', isFree: true },
      ],
    },
  ],
  stores: [],
}

export const chosen: NonNullable<Item['chosen']> = {
  id: 2,
  address: 'Москва, ул. Тверская, 12',
  coordinates: { lat: 55.76, lon: 37.6 },
  storeId: null,
  date: '2026-06-07',
  timeFrom: '13:00',
  timeTo: '17:00',
  comment: '',
  price: 690,
  toDoor: false,
  lift: 'stairs',
  floor: 4,
  assembly: true,
}

const goods = [
  { name: 'Диван', quantity: 1, byMetre: false },
  { name: 'Дорожка', quantity: 2.5, byMetre: true },
]

export const buildDelivery = (saved: Item['chosen'], options = [courier]): Delivery => ({
  isMasked: false,
  items: [{ orderId: '100500', goods, options, chosen: saved }],
  mapCenter: { lat: 55.75, lon: 37.62 },
  zones: [],
  addresses: [],
})
