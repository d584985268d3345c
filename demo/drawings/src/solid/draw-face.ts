import { applyLight } from '../canvas/colour.ts'
import { formatPath } from '../canvas/svg-canvas.ts'
import { getTextureSizeCm } from '../material/get-texture-image.ts'
import type { Camera, ImagePoint } from '../space/camera.ts'
import { add, cross, interpolate, multiply, normalize, type Vector } from '../space/vector.ts'
import type { DrawingContext } from './draw-solid.ts'
import type { Face, Solid } from './solid.ts'

const zero: Vector = [0, 0, 0]

/** Draws a flat face: lit, with a gradient, its texture and bright edges. */
export function drawFace(face: Face, solid: Solid, context: DrawingContext): string {
  const path = formatPath(face.corners.map((corner) => context.camera.project(corner)))
  const texture = isThin(face, context) ? null : buildTextureFill(face, solid, context)
  const grain = texture ? `<path d="${path}" fill="${texture}"/>` : ''
  const fill = `<path d="${path}" fill="${buildFaceFill(face, solid, context)}"/>`
  const edge = `<path d="${path}" fill="none" stroke="#fff" stroke-opacity="${0.1 + solid.material.gloss * 0.25}" stroke-width=".9"/>`
  return fill + grain + edge
}

/** Too narrow in the picture to show grain. */
function isThin({ corners }: Face, { camera }: DrawingContext): boolean {
  const spots = corners.map((corner) => camera.project(corner))
  const doubled = spots.reduce((sum, [x, y], index) => {
    const [nextX, nextY] = spots[(index + 1) % spots.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  const long = Math.max(
    ...spots.map(([x, y]) => Math.hypot(x - (spots[0]?.[0] ?? x), y - (spots[0]?.[1] ?? y))),
  )
  return Math.abs(doubled) / 2 < Math.max(40, long * 3.5)
}

/** Upright faces darken downwards, flat ones away from the window. */
function buildFaceFill(
  { corners, normal }: Face,
  { material }: Solid,
  context: DrawingContext,
): string {
  const { canvas, camera, light } = context
  const [a, b, c, d] = corners.length > 4 ? listExtremeCorners(corners) : corners
  const bright = light.getBrightness(normal)
  if (!a || !b || !c) return applyLight(material.colour, bright)
  const low = middle(camera, a, b)
  const high = middle(camera, c, d ?? c)
  const shine = 1 + material.gloss * 0.35
  return canvas.linear(low, high, [
    [0, applyLight(material.colour, bright * 0.93)],
    [0.7, applyLight(material.colour, bright * 1.01)],
    [1, applyLight(material.colour, bright * 1.03 * shine)],
  ])
}

/** The lowest and the highest corners of a round face, as if it were a square. */
function listExtremeCorners(corners: readonly Vector[]): Vector[] {
  const sorted = corners.toSorted((a, b) => a[2] - b[2] || a[1] - b[1])
  const [low, high] = [sorted[0], sorted.at(-1)]
  return low && high ? [low, low, high, high] : []
}

function middle(camera: Camera, a: Vector, b: Vector): ImagePoint {
  return camera.project(interpolate(a, b, 0.5))
}

function buildTextureFill(
  face: Face,
  { material }: Solid,
  { canvas, camera }: DrawingContext,
): string | null {
  const [origin] = face.corners
  if (!material.texture || !origin) return null
  const size = getTextureSizeCm(material.texture)
  const ways = [face.along, normalize(cross(face.normal, face.along))]
  // The perspective within one face is negligible, so the texture is mapped at its middle.
  const middle = face.corners.reduce(
    (sum, corner) => add(sum, multiply(corner, 1 / face.corners.length)),
    zero,
  )
  const [along, up] = ways.map((way): ImagePoint => {
    const [from, to] = [-2, 2].map((cm) => camera.project(add(middle, multiply(way, cm))))
    return from && to ? [((to[0] - from[0]) * size) / 4, ((to[1] - from[1]) * size) / 4] : [0, 0]
  })
  if (!along || !up) return null
  const spot = camera.project(middle)
  // Offsets the texture so that each part shows a different section of the board.
  const [cutX, cutY] = [
    (origin[0] * 0.073 + origin[2] * 0.057) % 1,
    (origin[1] * 0.031 + origin[2] * 0.083) % 1,
  ]
  const from: ImagePoint = [
    spot[0] - along[0] * cutX - up[0] * cutY,
    spot[1] - along[1] * cutX - up[1] * cutY,
  ]
  // A face seen almost edge-on would compress its texture into a line.
  const isEdgeOn = Math.abs(along[0] * up[1] - along[1] * up[0]) < 400
  return isEdgeOn ? null : canvas.texture(material.texture, from, along, up)
}
