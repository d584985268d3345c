import {
  findNearestHouse,
  lastHouse,
  locateHouse,
  type PlanStreet,
  planStreets,
  toPlace,
  toPlanPoint,
} from '@svetlitsa/domain/map/city-plan/city-plan'
import type { Region } from '../../../shop/region/region-directory.ts'
import { type AddressSuggester, type FoundAddress, MAX_SUGGESTIONS } from './address-suggester.ts'

const SHOWN_HOUSES = ['1', '5', '12']
/** Farther than this a house does not name a place. */
const MAX_DISTANCE_KM = 2

/**
 * The default where no address service is configured: the streets and houses of the bundled city
 * plan, the same that the map draws.
 */
export const embeddedAddressSuggester: AddressSuggester = {
  async find(query, region) {
    const house = /(\d+[а-яa-z]?(?:\/\d+)?)\s*$/i.exec(query.trim())?.[1] ?? null
    const typedWords = normalizeWords(house ? query.slice(0, query.lastIndexOf(house)) : query)
    // A chosen suggestion repeats the city; it says nothing about the street.
    const cityWords = new Set(normalizeWords(region.name))
    const words = typedWords.filter((word) => !cityWords.has(word))
    if (words.length === 0 || Number.parseInt(house ?? '1', 10) > lastHouse) return []
    return planStreets
      .filter(({ name }) => {
        const nameWords = normalizeWords(name)
        return words.every((word) => nameWords.some((part) => part.startsWith(word)))
      })
      .flatMap((street) =>
        (house ? [house] : SHOWN_HOUSES).map((shown) => toFoundAddress(region, street, shown)),
      )
      .slice(0, MAX_SUGGESTIONS)
  },

  async findAt(place, region) {
    const nearest = findNearestHouse(toPlanPoint(place, getCentre(region)))
    if (nearest.distanceKm > MAX_DISTANCE_KM) return null
    return { ...toFoundAddress(region, nearest.street, String(nearest.house)), ...place }
  },
}

const KINDS = new Set(['ул', 'улица', 'пр', 'проспект', 'ш', 'шоссе', 'д', 'дом', 'г', 'город'])

function normalizeWords(text: string): string[] {
  return text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .split(/[^а-яa-z-]+/)
    .filter((word) => word !== '' && !KINDS.has(word))
}

function getCentre({ latitude, longitude }: Region) {
  return { lat: latitude, lon: longitude }
}

function toFoundAddress(region: Region, street: PlanStreet, house: string): FoundAddress {
  const point = locateHouse(street, Number.parseInt(house, 10))
  return { value: `${region.name}, ${street.name}, ${house}`, ...toPlace(point, getCentre(region)) }
}
