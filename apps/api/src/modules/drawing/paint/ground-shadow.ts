import type { Solid } from '../solid/solid.ts'
import type { Spot } from '../space/camera.ts'
import { hull } from '../space/hull.ts'
import type { Vector } from '../space/vector.ts'
import { pathOf } from './canvas.ts'
import type { Easel } from './draw-solid.ts'

const NEAR_GROUND_CM = 3

/** What stands on the floor darkens it: wide and faint where light is kept off, close and dark where it touches. */
export function groundShadow(solids: readonly Solid[], easel: Easel): string {
  const throwing = solids.filter(({ glows }) => !glows)
  const { canvas, camera } = easel
  const size = Math.max(...throwing.map(({ bounds }) => bounds.high[2]), 1)
  const unitPx = camera.scaleAt([0, 0, 0])
  const cast = throwing.map((solid) => pathOf(fallen(solid, easel, 0.34))).join('')
  const under = throwing
    .filter(({ bounds }) => bounds.low[2] < size * 0.35)
    .map((solid) => pathOf(fallen(solid, easel, 0.04)))
    .join('')
  const touch = throwing
    .filter(({ bounds }) => bounds.low[2] < NEAR_GROUND_CM)
    .map((solid) => pathOf(foot(solid, easel)))
    .join('')
  const blur = (cm: number, most = 26) => canvas.blur(Math.min(most, cm * unitPx))
  return [
    `<g opacity=".2" filter="${blur(Math.min(11, 3 + size * 0.06))}"><path d="${cast}" fill="#3b2a18"/></g>`,
    `<g opacity=".26" filter="${blur(Math.min(6, 2 + size * 0.03), 15)}"><path d="${under}" fill="#3b2a18"/></g>`,
    `<g opacity=".5" filter="${blur(1.3, 5)}"><path d="${touch}" fill="#2a1c0e"/></g>`,
  ].join('')
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
