import type { OpeningHours } from '../src/modules/stock/stock.table.ts'
import seeds from './data/stores.json' with { type: 'json' }

interface PlaceSeed {
  regionId: number
  name: string
  address: string
  latitude: number
  longitude: number
  isMain?: boolean
  /** Which hours it keeps; the usual ones where nothing is said. */
  hours?: string
}

const at = (
  regionId: number,
  name: string,
  address: string,
  latitude: number,
  longitude: number,
): PlaceSeed => ({ regionId, name, address, latitude, longitude })

/** Warehouses, each near the city it stands by. */
export const warehouses: readonly PlaceSeed[] = [
  at(1, 'Склад «Подольск»', 'Подольск, ул. Поклонная, 3', 55.4242, 37.5547),
  at(2, 'Склад «Шушары»', 'Шушары, Московское ш., 70', 59.8041, 30.3797),
  at(3, 'Склад «Урал»', 'Екатеринбург, ул. Бахчиванджи, 2', 56.7716, 60.7762),
  at(4, 'Склад «Сибирь»', 'Новосибирск, ул. Станционная, 60', 54.9927, 82.8124),
  at(12, 'Склад «Юг»', 'Краснодар, ул. Дзержинского, 100', 45.1023, 38.9697),
  at(24, 'Склад «Алматы»', 'Алматы, пр. Рыскулова, 92', 43.2741, 76.9047),
]

/** Stores; the main one of a city is the centre of its map. */
export const stores: readonly PlaceSeed[] = seeds

const weekdays = 'Пн–Пт'
const weekend = 'Сб–Вс'

/** When a place is open: most keep the usual hours, those in malls stay late, those on streets open early. */
export const openingHours: Readonly<Record<string, readonly OpeningHours[]>> = {
  usual: [
    { days: weekdays, opens: '10:00', closes: '21:00' },
    { days: weekend, opens: '10:00', closes: '20:00' },
  ],
  late: [{ days: 'Пн–Вс', opens: '10:00', closes: '22:00' }],
  early: [
    { days: weekdays, opens: '09:00', closes: '20:00' },
    { days: weekend, opens: '10:00', closes: '19:00' },
  ],
}
