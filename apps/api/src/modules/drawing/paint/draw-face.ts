import type { Face, Solid } from '../solid/solid.ts'
import type { Camera, Spot } from '../space/camera.ts'
import { add, between, cross, times, unit, type Vector } from '../space/vector.ts'
import { pathOf } from './canvas.ts'
import { lit } from './colour.ts'
import type { Easel } from './draw-solid.ts'
import { textureSizeCm } from './texture-image.ts'

const zero: Vector = [0, 0, 0]

/** A flat side: lit, with a fall of light over it, its texture and bright edges. */
export function drawFace(face: Face, solid: Solid, easel: Easel): string {
  const path = pathOf(face.corners.map((corner) => easel.camera.spot(corner)))
  const texture = isThin(face, easel) ? null : textureOf(face, solid, easel)
  const grain = texture ? `<path d="${path}" fill="${texture}"/>` : ''
  const fill = `<path d="${path}" fill="${fillOf(face, solid, easel)}"/>`
  const edge = `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${0.1 + solid.material.gloss * 0.25}" stroke-width=".9"/>`
  return fill + grain + edge
}

/** So narrow in the picture that no grain could be seen on it. */
function isThin({ corners }: Face, { camera }: Easel): boolean {
  const spots = corners.map((corner) => camera.spot(corner))
  const doubled = spots.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = spots[(at + 1) % spots.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  const long = Math.max(
    ...spots.map(([x, y]) => Math.hypot(x - (spots[0]?.[0] ?? x), y - (spots[0]?.[1] ?? y))),
  )
  return Math.abs(doubled) / 2 < Math.max(40, long * 3.5)
}

/** Upright sides lose light downwards, flat ones away from the window. */
function fillOf({ corners, normal }: Face, { material }: Solid, easel: Easel): string {
  const { canvas, camera, light } = easel
  const [a, b, c, d] = corners.length > 4 ? aroundOf(corners) : corners
  const bright = light.on(normal)
  if (!a || !b || !c) return lit(material.colour, bright)
  const low = middle(camera, a, b)
  const high = middle(camera, c, d ?? c)
  const shine = 1 + material.gloss * 0.35
  return canvas.linear(low, high, [
    [0, lit(material.colour, bright * 0.93)],
    [0.7, lit(material.colour, bright * 1.01)],
    [1, lit(material.colour, bright * 1.03 * shine)],
  ])
}

/** The lowest and the highest of a round side, as if it were a square. */
function aroundOf(corners: readonly Vector[]): Vector[] {
  const sorted = corners.toSorted((a, b) => a[2] - b[2] || a[1] - b[1])
  const [low, high] = [sorted[0], sorted.at(-1)]
  return low && high ? [low, low, high, high] : []
}

function middle(camera: Camera, a: Vector, b: Vector): Spot {
  return camera.spot(between(a, b, 0.5))
}

function textureOf(face: Face, { material }: Solid, { canvas, camera }: Easel): string | null {
  const [origin] = face.corners
  if (!material.texture || !origin) return null
  const size = textureSizeCm(material.texture)
  const ways = [face.along, unit(cross(face.normal, face.along))]
  // Perspective bends a plane too little to be seen within one side: it is laid flat at its middle.
  const middle = face.corners.reduce(
    (sum, corner) => add(sum, times(corner, 1 / face.corners.length)),
    zero,
  )
  const [along, up] = ways.map((way): Spot => {
    const [from, to] = [-2, 2].map((cm) => camera.spot(add(middle, times(way, cm))))
    return from && to ? [((to[0] - from[0]) * size) / 4, ((to[1] - from[1]) * size) / 4] : [0, 0]
  })
  if (!along || !up) return null
  const spot = camera.spot(middle)
  // Each part is cut from another place of the board.
  const [cutX, cutY] = [
    (origin[0] * 0.073 + origin[2] * 0.057) % 1,
    (origin[1] * 0.031 + origin[2] * 0.083) % 1,
  ]
  const from: Spot = [
    spot[0] - along[0] * cutX - up[0] * cutY,
    spot[1] - along[1] * cutX - up[1] * cutY,
  ]
  // A side that is seen all but edge-on would need a texture squeezed into a line.
  const isEdgeOn = Math.abs(along[0] * up[1] - along[1] * up[0]) < 400
  return isEdgeOn ? null : canvas.texture(material.texture, from, along, up)
}
