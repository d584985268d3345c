import type { Solid } from '../solid/solid.ts'
import type { Spot } from '../space/camera.ts'
import { hull } from '../space/hull.ts'
import type { Vector } from '../space/vector.ts'
import type { Easel } from './draw-solid.ts'
import { shadowColour, softShapes } from './soft-shapes.ts'

const NEAR_GROUND_CM = 3

/** What stands on the floor darkens it: wide and faint where light is kept off, close and dark where it touches. */
export function groundShadow(solids: readonly Solid[], easel: Easel): string {
  const throwing = solids.filter(({ glows }) => !glows)
  const size = Math.max(...throwing.map(({ bounds }) => bounds.high[2]), 1)
  const unitPx = easel.camera.scaleAt([0, 0, 0])
  const below = (height: number) => throwing.filter(({ bounds }) => bounds.low[2] < height)
  return softShapes(
    [
      {
        shapes: throwing.map((solid) => fallen(solid, easel, 0.34)),
        blurPx: Math.min(26, (3 + size * 0.06) * unitPx),
        opacity: 0.2,
      },
      {
        shapes: below(size * 0.35).map((solid) => fallen(solid, easel, 0.04)),
        blurPx: Math.min(15, (2 + size * 0.03) * unitPx),
        opacity: 0.26,
      },
      {
        shapes: below(NEAR_GROUND_CM).map((solid) => foot(solid, easel)),
        blurPx: Math.min(6, 1.3 * unitPx),
        opacity: 0.5,
      },
    ],
    shadowColour,
    easel.frame,
  )
}

/** The shadow of a solid on the floor, away from the window. */
function fallen(solid: Solid, { camera, light }: Easel, reach: number): Spot[] {
  const [x, y, z] = light.towards
  const points = pointsOf(solid).map((point): Vector => {
    const fall = (point[2] / z) * reach
    return [point[0] - x * fall, point[1] - y * fall, 0]
  })
  return hull(points.map((point) => camera.spot(point)))
}

function foot(solid: Solid, { camera }: Easel): Spot[] {
  const low = solid.bounds.low[2] + NEAR_GROUND_CM
  const points = pointsOf(solid).filter((point) => point[2] <= low)
  return hull(points.map(([x, y]) => camera.spot([x, y, 0])))
}

function pointsOf(solid: Solid): Vector[] {
  return solid.balls.flatMap(({ at: [x, y, z], radius: r }): Vector[] =>
    r === 0
      ? [[x, y, z]]
      : [-0.7, 0.7].flatMap((dx) =>
          [-0.7, 0.7].map((dy): Vector => [x + dx * r, y + dy * r, Math.max(0, z - r)]),
        ),
  )
}
