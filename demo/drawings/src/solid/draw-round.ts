import { applyLight } from '../canvas/colour.ts'
import { formatPath } from '../canvas/svg-canvas.ts'
import type { ImagePoint } from '../space/camera.ts'
import {
  add,
  cross,
  dot,
  interpolate,
  multiply,
  normalize,
  subtract,
  type Vector,
} from '../space/vector.ts'
import { drawFace } from './draw-face.ts'
import type { DrawingContext } from './draw-solid.ts'
import type { Solid } from './solid.ts'

/** Draws spheres, bars, cones and discs, shaded across the axis, with their visible end. */
export function drawRound(
  solid: Solid,
  outline: readonly ImagePoint[],
  context: DrawingContext,
): string {
  const body = `<path d="${formatPath(outline)}" fill="${solid.axis ? shadeAcross(solid, context) : buildBallFill(solid, context)}"/>`
  const ends = solid.faces.filter(
    ({ corners: [first], normal }) => first && dot(normal, subtract(context.camera.eye, first)) > 0,
  )
  return body + ends.map((face) => drawFace(face, solid, context)).join('')
}

function shadeAcross(
  { axis, material, glows }: Solid,
  { canvas, camera, light }: DrawingContext,
): string {
  if (!axis) return material.colour
  const middle = interpolate(axis.from, axis.to, 0.5)
  const radius = (axis.radiusFrom + axis.radiusTo) / 2
  const way = normalize(subtract(axis.to, axis.from))
  const view = normalize(subtract(camera.eye, middle))
  const side = normalize(cross(way, view))
  const front = normalize(cross(side, way))
  const reach = Math.max(axis.radiusFrom, axis.radiusTo)
  const ends = [-1, 1].map((sign) => camera.project(add(middle, multiply(side, sign * reach))))
  const [from, to] = ends
  if (!from || !to || radius === 0) return material.colour
  const stops = Array.from({ length: 9 }, (_, index) => {
    const share = index / 8
    const bend = share * 2 - 1
    const normal: Vector = add(multiply(side, bend), multiply(front, Math.sqrt(1 - bend * bend)))
    const bright = glows
      ? 1.05 - bend * bend * 0.12
      : light.getBrightness(normal) + calculateGlint(normal, light.direction, view, material.gloss)
    return [share, applyLight(material.colour, bright)] as const
  })
  return canvas.linear(from, to, stops)
}

function buildBallFill(
  { balls: [ball], material, glows }: Solid,
  { canvas, camera, light }: DrawingContext,
): string {
  if (!ball) return material.colour
  const [x, y] = camera.project(ball.center)
  const radius = ball.radius * camera.getScaleAt(ball.center)
  if (glows) {
    return canvas.radial([x, y], radius, [
      [0, '#fffdf6'],
      [0.7, '#fff3d6'],
      [1, '#f1dcb0'],
    ])
  }
  const lean = light.direction
  const shine: ImagePoint = [x + dot(lean, camera.right) * radius * 0.5, y - lean[2] * radius * 0.5]
  return canvas.radial(shine, radius * 1.5, [
    [0, applyLight(material.colour, 1.15 + material.gloss * 0.6)],
    [0.35, applyLight(material.colour, 1)],
    [0.8, applyLight(material.colour, 0.7)],
    [1, applyLight(material.colour, 0.55)],
  ])
}

/** The reflection of the window on a glossy bar. */
function calculateGlint(normal: Vector, light: Vector, view: Vector, gloss: number): number {
  const half = normalize(add(light, view))
  return gloss * 1.4 * Math.max(0, dot(normal, half)) ** 24
}
