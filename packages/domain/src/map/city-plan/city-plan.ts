import type { Coordinates } from '../../delivery/coordinates.ts'

/** A straight street; `at` is its distance in km from the middle of the city, across it. */
export type PlanStreet = { name: string; isAcross: boolean; at: number }

/** A place of the plan in km east and north of the middle of the city, along its streets. */
export type PlanPoint = { x: number; y: number }

/** The streets reach this far from the middle of the city, in km. */
export const planRadiusKm = 10

/** Houses of one side of a street stand this far from each other, in km. */
const houseSpacingKm = 0.04
export const lastHouse = Math.floor((planRadiusKm / houseSpacingKm) * 2)

/** Streets are dense in the middle of a city and sparse at its edge. */
const offsetsKm = [0.35, 1.1, 2.1, 3.5, 5.4, 8]

const namesAcross = [
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
]
const namesAlong = [
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

/** The streets of the bundled plan, the same in every city (ADR 0027). */
export const planStreets: readonly PlanStreet[] = [
  ...namesAcross.map((name, index) => ({ name, isAcross: true, at: getOffset(index) })),
  ...namesAlong.map((name, index) => ({ name, isAcross: false, at: getOffset(index) })),
]

function getOffset(index: number): number {
  const offset = offsetsKm[index >> 1] ?? planRadiusKm
  return index % 2 === 0 ? offset : -offset
}

const kmPerDegree = 111.195
/** The streets are turned, so that the plan does not look like a table. */
const turnRadians = -0.16

/** Returns the coordinates of a place of the plan, to about ten centimetres. */
export function toPlace(point: PlanPoint, centre: Coordinates): Coordinates {
  const east = point.x * Math.cos(turnRadians) - point.y * Math.sin(turnRadians)
  const north = point.x * Math.sin(turnRadians) + point.y * Math.cos(turnRadians)
  return {
    lat: roundDegrees(centre.lat + north / kmPerDegree),
    lon: roundDegrees(centre.lon + east / getKmPerLongitude(centre)),
  }
}

/** Returns where a place is on the plan. */
export function toPlanPoint(place: Coordinates, centre: Coordinates): PlanPoint {
  const east = (place.lon - centre.lon) * getKmPerLongitude(centre)
  const north = (place.lat - centre.lat) * kmPerDegree
  return {
    x: east * Math.cos(turnRadians) + north * Math.sin(turnRadians),
    y: north * Math.cos(turnRadians) - east * Math.sin(turnRadians),
  }
}

/** Odd houses stand on one side of the middle of their street, even ones on the other. */
export function locateHouse(street: PlanStreet, house: number): PlanPoint {
  const number = Math.min(lastHouse, Math.max(1, house))
  const distance = Math.ceil(number / 2) * houseSpacingKm * (number % 2 === 1 ? -1 : 1)
  return street.isAcross ? { x: distance, y: street.at } : { x: street.at, y: distance }
}

/** Returns the house of the plan nearest to a place, and how far it is in km. */
export function findNearestHouse({ x, y }: PlanPoint): {
  street: PlanStreet
  house: number
  distanceKm: number
} {
  const candidates = planStreets.map((street) => {
    const along = street.isAcross ? x : y
    const pair = Math.max(1, Math.round(Math.abs(along) / houseSpacingKm))
    const house = Math.min(lastHouse, along < 0 ? pair * 2 - 1 : pair * 2)
    const stands = locateHouse(street, house)
    return { street, house, distanceKm: Math.hypot(stands.x - x, stands.y - y) }
  })
  return candidates.reduce((best, candidate) =>
    candidate.distanceKm < best.distanceKm ? candidate : best,
  )
}

function getKmPerLongitude({ lat }: Coordinates): number {
  return kmPerDegree * Math.cos((lat * Math.PI) / 180)
}

function roundDegrees(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6
}
