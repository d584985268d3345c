import type { Region } from '../../region/region-directory.ts'

export interface FoundAddress {
  value: string
  lat: number
  lon: number
}

/** Completes typed text to addresses with coordinates. */
export interface AddressSuggester {
  find(query: string, region: Region): Promise<FoundAddress[]>
}

const MAX_SUGGESTIONS = 7
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
/** Extent of a demonstration city in degrees of latitude and longitude. */
const CITY_SPAN = 0.12

/**
 * The fallback when no address service is configured: the same streets in every city, placed around
 * its centre, with a distinct position for each house.
 */
export const embeddedAddressSuggester: AddressSuggester = {
  async find(query, region) {
    const house = /(\d+[а-яa-z]?(?:\/\d+)?)\s*$/i.exec(query.trim())?.[1] ?? null
    const queryWords = normalizeWords(house ? query.slice(0, query.lastIndexOf(house)) : query)
    if (queryWords.length === 0) return []
    return STREETS.flatMap((street, index) => {
      const name = normalizeWords(street)
      if (!queryWords.every((word) => name.some((part) => part.startsWith(word)))) return []
      const houses = house ? [house] : ['1', '5', '12']
      return houses.map((houseNumber) => toFoundAddress(region, street, index, houseNumber))
    }).slice(0, MAX_SUGGESTIONS)
  },
}

const KINDS = new Set(['ул', 'улица', 'пр', 'проспект', 'ш', 'шоссе', 'д', 'дом'])

function normalizeWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^а-яa-z-]+/)
    .filter((word) => word !== '' && !KINDS.has(word))
}

function toFoundAddress(
  region: Region,
  street: string,
  index: number,
  house: string,
): FoundAddress {
  const angle = (index / STREETS.length) * 2 * Math.PI
  const distance = (((Number.parseInt(house, 10) * 7) % 50) / 50) * (CITY_SPAN / 2)
  return {
    value: `${region.name}, ${street}, ${house}`,
    lat: roundCoordinate(region.latitude + Math.sin(angle) * distance),
    lon: roundCoordinate(region.longitude + Math.cos(angle) * distance),
  }
}

function roundCoordinate(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
