import { applyLight } from '../canvas/colour.ts'
import { formatPath, formatPx, type SvgCanvas } from '../canvas/svg-canvas.ts'
import type { Light } from '../light/light.ts'
import { getTextureSizeCm } from '../material/get-texture-image.ts'
import { buildConvexHull } from '../space/build-convex-hull.ts'
import type { Camera, ImagePoint } from '../space/camera.ts'
import { dot, subtract, type Vector } from '../space/vector.ts'
import { drawFace } from './draw-face.ts'
import { drawPatches } from './draw-patches.ts'
import { drawRound } from './draw-round.ts'
import type { Solid } from './solid.ts'

export interface DrawingContext {
  canvas: SvgCanvas
  camera: Camera
  light: Light
  /** The size of the picture in px. */
  frame: { width: number; height: number }
}

interface SolidSurroundings {
  outline: readonly ImagePoint[]
  /** The clip path for the shading of surfaces behind a solid. */
  clip: string | null
  getOcclusion: (point: Vector, normal: Vector) => number
}

/** Draws a shaded solid and the occlusion shadow on nearby surfaces behind it. */
export function drawSolid(
  solid: Solid,
  context: DrawingContext,
  around: SolidSurroundings,
): string {
  const { outline } = around
  return (
    drawHalo(solid, outline, context, around.clip) +
    drawBody(solid, outline, context, around.getOcclusion)
  )
}

/** Returns the outline of a solid in the picture. */
export function projectOutline(solid: Solid, camera: Camera): ImagePoint[] {
  if (solid.outline) return solid.outline.map((point) => camera.project(point))
  return buildConvexHull(
    solid.balls.flatMap(({ center, radius }) => {
      const [x, y] = camera.project(center)
      const wide = radius * camera.getScaleAt(center)
      if (wide < 0.3) return [[x, y] as const]
      const corners = wide > 6 ? 24 : 10
      return Array.from({ length: corners }, (_, index): ImagePoint => {
        const angle = (index / corners) * 2 * Math.PI
        return [x + Math.cos(angle) * wide, y + Math.sin(angle) * wide]
      })
    }),
  )
}

function drawBody(
  solid: Solid,
  outline: readonly ImagePoint[],
  context: DrawingContext,
  getOcclusion: (point: Vector, normal: Vector) => number,
): string {
  const { camera, light } = context
  const seams = drawSeams(solid, context)
  if (solid.patches.length > 0)
    return drawPatches(solid, context, getOcclusion) + drawWeave(solid, outline, context) + seams
  if (solid.axis || solid.faces.length === 0) return drawRound(solid, outline, context) + seams
  const visibleFaces = solid.faces.filter(
    (face) => face.corners[0] && dot(face.normal, subtract(camera.eye, face.corners[0])) > 0,
  )
  const darkest = Math.min(...visibleFaces.map((face) => light.getBrightness(face.normal)), 1)
  const base = `<path d="${formatPath(outline)}" fill="${applyLight(solid.material.colour, darkest)}"/>`
  return base + visibleFaces.map((face) => drawFace(face, solid, context)).join('') + seams
}

/**
 * Draws cloth over a soft solid as a whole; at this distance the weave need not follow the folds.
 */
function drawWeave(
  solid: Solid,
  outline: readonly ImagePoint[],
  { canvas, camera }: DrawingContext,
): string {
  const { texture } = solid.material
  const [first] = solid.balls
  if (!texture || !first) return ''
  const size = getTextureSizeCm(texture) * camera.getScaleAt(first.center)
  const shift: ImagePoint = [
    Math.round(first.center[0] * 13) % size,
    Math.round(first.center[1] * 7) % size,
  ]
  return `<path d="${formatPath(outline)}" fill="${canvas.texture(texture, shift, [size, size * 0.08], [-size * 0.08, size])}"/>`
}

/** Approximates a blur with rings of faint strokes, which is cheap to render. */
function drawHalo(
  solid: Solid,
  outline: readonly ImagePoint[],
  { camera }: DrawingContext,
  clip: string | null,
): string {
  if (solid.glows || solid.occlusionCm === 0) return ''
  const { low, high } = solid.bounds
  const size = Math.min(high[0] - low[0] + (high[1] - low[1]), high[2] - low[2] + 4)
  const reach = Math.min(
    18,
    (solid.occlusionCm ?? Math.min(9, 0.6 + size * 0.2)) * camera.getScaleAt(low),
  )
  const path = formatPath(outline)
  const rings = [0.1, 0.22, 0.36, 0.52, 0.68, 0.84, 1]
    .map((share) => `<path d="${path}" stroke-width="${formatPx(reach * 2 * share)}"/>`)
    .join('')
  const group = `<g fill="none" stroke="#1d1206" stroke-opacity=".045" stroke-linejoin="round">${rings}</g>`
  return clip ? `<g clip-path="${clip}">${group}</g>` : group
}

/** Draws the seams and grooves of visible faces. */
function drawSeams(solid: Solid, { camera }: DrawingContext): string {
  return solid.seams
    .filter(({ points: [first], normal }) => first && dot(normal, subtract(camera.eye, first)) > 0)
    .map(({ points, tone, widthCm }) => {
      const [first] = points
      const width = Math.max(0.7, widthCm * (first ? camera.getScaleAt(first) : 1))
      const colour = tone === 'dark' ? '#1d1206' : '#fff'
      const path = formatPath(
        points.map((point) => camera.project(point)),
        false,
      )
      return `<path d="${path}" fill="none" stroke="${colour}" stroke-opacity="${tone === 'dark' ? 0.24 : 0.35}" stroke-width="${formatPx(width)}" stroke-linecap="round" stroke-linejoin="round"/>`
    })
    .join('')
}
