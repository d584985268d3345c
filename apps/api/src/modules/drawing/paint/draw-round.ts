import type { Solid } from '../solid/solid.ts'
import type { Spot } from '../space/camera.ts'
import { add, between, cross, dot, subtract, times, unit, type Vector } from '../space/vector.ts'
import { pathOf } from './canvas.ts'
import { lit } from './colour.ts'
import { drawFace } from './draw-face.ts'
import type { Easel } from './draw-solid.ts'

/** Balls, bars, cones and discs: shaded across, with their seen end. */
export function drawRound(solid: Solid, outline: readonly Spot[], easel: Easel): string {
  const body = `<path d="${pathOf(outline)}" fill="${solid.axis ? across(solid, easel) : globe(solid, easel)}"/>`
  const ends = solid.faces.filter(
    ({ corners: [first], normal }) => first && dot(normal, subtract(easel.camera.eye, first)) > 0,
  )
  return body + ends.map((face) => drawFace(face, solid, easel)).join('')
}

function across({ axis, material, glows }: Solid, { canvas, camera, light }: Easel): string {
  if (!axis) return material.colour
  const middle = between(axis.from, axis.to, 0.5)
  const radius = (axis.radiusFrom + axis.radiusTo) / 2
  const way = unit(subtract(axis.to, axis.from))
  const view = unit(subtract(camera.eye, middle))
  const side = unit(cross(way, view))
  const front = unit(cross(side, way))
  const reach = Math.max(axis.radiusFrom, axis.radiusTo)
  const ends = [-1, 1].map((sign) => camera.spot(add(middle, times(side, sign * reach))))
  const [from, to] = ends
  if (!from || !to || radius === 0) return material.colour
  const stops = Array.from({ length: 9 }, (_, at) => {
    const share = at / 8
    const bend = share * 2 - 1
    const normal: Vector = add(times(side, bend), times(front, Math.sqrt(1 - bend * bend)))
    const bright = glows
      ? 1.05 - bend * bend * 0.12
      : light.on(normal) + glint(normal, light.towards, view, material.gloss)
    return [share, lit(material.colour, bright)] as const
  })
  return canvas.linear(from, to, stops)
}

function globe(
  { balls: [ball], material, glows }: Solid,
  { canvas, camera, light }: Easel,
): string {
  if (!ball) return material.colour
  const [x, y] = camera.spot(ball.at)
  const radius = ball.radius * camera.scaleAt(ball.at)
  if (glows) {
    return canvas.radial([x, y], radius, [
      [0, '#fffdf6'],
      [0.7, '#fff3d6'],
      [1, '#f1dcb0'],
    ])
  }
  const lean = light.towards
  const shine: Spot = [x + dot(lean, camera.right) * radius * 0.5, y - lean[2] * radius * 0.5]
  return canvas.radial(shine, radius * 1.5, [
    [0, lit(material.colour, 1.15 + material.gloss * 0.6)],
    [0.35, lit(material.colour, 1)],
    [0.8, lit(material.colour, 0.7)],
    [1, lit(material.colour, 0.55)],
  ])
}

/** The reflection of the window on a glossy bar. */
function glint(normal: Vector, light: Vector, view: Vector, gloss: number): number {
  const half = unit(add(light, view))
  return gloss * 1.4 * Math.max(0, dot(normal, half)) ** 24
}
