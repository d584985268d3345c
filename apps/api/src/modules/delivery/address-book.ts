import type { Region } from '../region/region-directory.ts'

export interface FoundAddress {
  value: string
  lat: number
  lon: number
}

/** Answers what somebody types with addresses and their places on the map. */
export interface AddressBook {
  find(query: string, region: Region): Promise<FoundAddress[]>
}

const MOST = 7
const STREETS = [
  'ул. Ленина',
  'ул. Мира',
  'ул. Садовая',
  'ул. Советская',
  'ул. Гагарина',
  'ул. Пушкина',
  'ул. Тверская',
  'ул. Лесная',
  'ул. Школьная',
  'пр. Победы',
  'пр. Мира',
  'ул. Чехова',
  'ул. Набережная',
  'ул. Берёзовая',
  'ул. Абая',
  'ул. Достык',
  'ул. Строителей',
  'ул. Кирова',
  'ул. Гоголя',
  'ул. Заречная',
  'Варшавское ш.',
  'Ленинградское ш.',
  'ул. Профсоюзная',
  'ул. Космонавтов',
]
/** Degrees of latitude and longitude across a city of the demonstration. */
const CITY_SPAN = 0.12

/**
 * The small book that stands in where no address service is set up: the same streets in every city,
 * laid around its centre, each house in a place of its own.
 */
export const embeddedAddressBook: AddressBook = {
  async find(query, region) {
    const house = /(\d+[а-яa-z]?(?:\/\d+)?)\s*$/i.exec(query.trim())?.[1] ?? null
    const words = plain(house ? query.slice(0, query.lastIndexOf(house)) : query)
    if (words.length === 0) return []
    return STREETS.flatMap((street, at) => {
      const name = plain(street)
      if (!words.every((word) => name.some((part) => part.startsWith(word)))) return []
      const houses = house ? [house] : ['1', '5', '12']
      return houses.map((one) => placeOf(region, street, at, one))
    }).slice(0, MOST)
  },
}

const KINDS = new Set(['ул', 'улица', 'пр', 'проспект', 'ш', 'шоссе', 'д', 'дом'])

function plain(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^а-яa-z-]+/)
    .filter((word) => word !== '' && !KINDS.has(word))
}

function placeOf(region: Region, street: string, at: number, house: string): FoundAddress {
  const angle = (at / STREETS.length) * 2 * Math.PI
  const distance = (((Number.parseInt(house, 10) * 7) % 50) / 50) * (CITY_SPAN / 2)
  return {
    value: `${region.name}, ${street}, ${house}`,
    lat: round(region.latitude + Math.sin(angle) * distance),
    lon: round(region.longitude + Math.cos(angle) * distance),
  }
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
