import type { Coordinates } from '../../delivery/coordinates.ts'
import { type PlanPoint, planRadiusKm, planStreets, toPlace } from './city-plan.ts'

/** What the bundled plan of a city draws, in coordinates. */
export type CityPlan = {
  /** The built-up area. */
  ground: Coordinates[]
  parks: Coordinates[][]
  river: Coordinates[]
  streets: { name: string; line: Coordinates[] }[]
  lanes: Coordinates[][]
}

const laneSpacingKm = 0.5
/** The streets go on as roads, so that the edge of the city is not the edge of the map. */
const roadsReachKm = 40
const parks: readonly [x: number, y: number, width: number, height: number][] = [
  [-3.4, 2.2, 2.2, 1.2],
  [1.2, -2, 0.85, 0.85],
  [3.6, 3.7, 1.6, 1.5],
  [-0.3, 0.4, 0.6, 0.6],
  [-7.8, -5.2, 2.2, 1.6],
  [5.6, -7.8, 2.2, 2.2],
  [-1, 5.6, 1.9, 2.2],
]

/** Returns the bundled plan of a city around its middle: it needs no network (ADR 0027). */
export function buildCityPlan(centre: Coordinates): CityPlan {
  const place = (x: number, y: number) => toPlace({ x, y }, centre)
  const r = planRadiusKm
  const offsets = Array.from(
    { length: Math.floor((2 * r) / laneSpacingKm) + 1 },
    (_, index) => index * laneSpacingKm - r,
  )
  return {
    ground: [place(-r, -r), place(r, -r), place(r, r), place(-r, r), place(-r, -r)],
    parks: parks.map(([x, y, width, height]) => [
      place(x, y),
      place(x + width, y),
      place(x + width, y + height),
      place(x, y + height),
      place(x, y),
    ]),
    river: listRiverPoints().map((point) => toPlace(point, centre)),
    streets: planStreets.map(({ name, isAcross, at }) => ({
      name,
      line: isAcross
        ? [place(-roadsReachKm, at), place(roadsReachKm, at)]
        : [place(at, -roadsReachKm), place(at, roadsReachKm)],
    })),
    lanes: offsets.flatMap((at) => [
      [place(-r, at), place(r, at)],
      [place(at, -r), place(at, r)],
    ]),
  }
}

/** A river bends through the city from its western to its eastern edge and beyond. */
function listRiverPoints(): PlanPoint[] {
  return Array.from({ length: 161 }, (_, index) => {
    const x = -40 + index * 0.5
    return { x, y: -1.55 + Math.sin(x / 2.3) * 0.75 + Math.sin(x / 5) * 0.9 }
  })
}
