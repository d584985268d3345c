import type { OpeningHours } from '@svetlitsa/domain/opening-hours/opening-hours'
import seeds from './stores.json' with { type: 'json' }

interface StockPlaceSeed {
  regionId: number
  name: string
  address: string
  latitude: number
  longitude: number
  isMain?: boolean
  /** Key of its opening hours; the usual ones if omitted. */
  hours?: string
}

const createPlace = (
  regionId: number,
  name: string,
  address: string,
  latitude: number,
  longitude: number,
): StockPlaceSeed => ({ regionId, name, address, latitude, longitude })

/** Warehouses, each near its city. */
export const warehouses: readonly StockPlaceSeed[] = [
  createPlace(1, 'Склад «Подольск»', 'Подольск, ул. Поклонная, 3', 55.4242, 37.5547),
  createPlace(2, 'Склад «Шушары»', 'Шушары, Московское ш., 70', 59.8041, 30.3797),
  createPlace(3, 'Склад «Урал»', 'Екатеринбург, ул. Бахчиванджи, 2', 56.7716, 60.7762),
  createPlace(4, 'Склад «Сибирь»', 'Новосибирск, ул. Станционная, 60', 54.9927, 82.8124),
  createPlace(12, 'Склад «Юг»', 'Краснодар, ул. Дзержинского, 100', 45.1023, 38.9697),
  createPlace(24, 'Склад «Алматы»', 'Алматы, пр. Рыскулова, 92', 43.2741, 76.9047),
]

/** Stores; the main one of a city is the centre of its map. */
export const stores: readonly StockPlaceSeed[] = seeds

const weekdays = 'Пн–Пт'
const weekend = 'Сб–Вс'

/**
 * Opening hours: most stores keep the usual ones, those in malls close late, those on streets open
 * early.
 */
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
