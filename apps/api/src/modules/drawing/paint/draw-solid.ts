import type { Solid } from '../solid/solid.ts'
import type { Camera, Spot } from '../space/camera.ts'
import { hull } from '../space/hull.ts'
import { dot, subtract, type Vector } from '../space/vector.ts'
import { type Canvas, pathOf, px } from './canvas.ts'
import { lit } from './colour.ts'
import { drawFace } from './draw-face.ts'
import { drawPatches } from './draw-patches.ts'
import { drawRound } from './draw-round.ts'
import { drawSeams } from './draw-seams.ts'
import type { Light } from './light.ts'
import { textureSizeCm } from './texture-image.ts'

export interface Easel {
  canvas: Canvas
  camera: Camera
  light: Light
  /** Of the picture, in px. */
  frame: { width: number; height: number }
}

interface Surroundings {
  outline: readonly Spot[]
  /** Within this alone a solid dims what is behind it. */
  clip: string | null
  dimAt: (point: Vector, normal: Vector) => number
}

/** A solid, shaded, and the dimness it throws on what stands close behind it. */
export function drawSolid(solid: Solid, easel: Easel, around: Surroundings): string {
  const { outline } = around
  return halo(solid, outline, easel, around.clip) + bodyOf(solid, outline, easel, around.dimAt)
}

/** The outline of a solid in the picture. */
export function outlineOf(solid: Solid, camera: Camera): Spot[] {
  if (solid.outline) return solid.outline.map((point) => camera.spot(point))
  return hull(
    solid.balls.flatMap(({ at, radius }) => {
      const [x, y] = camera.spot(at)
      const wide = radius * camera.scaleAt(at)
      if (wide < 0.3) return [[x, y] as const]
      const corners = wide > 6 ? 24 : 10
      return Array.from({ length: corners }, (_, index): Spot => {
        const angle = (index / corners) * 2 * Math.PI
        return [x + Math.cos(angle) * wide, y + Math.sin(angle) * wide]
      })
    }),
  )
}

function bodyOf(
  solid: Solid,
  outline: readonly Spot[],
  easel: Easel,
  dimAt: (point: Vector, normal: Vector) => number,
): string {
  const { camera, light } = easel
  const seams = drawSeams(solid, easel)
  if (solid.patches.length > 0)
    return drawPatches(solid, easel, dimAt) + weaveOver(solid, outline, easel) + seams
  if (solid.axis || solid.faces.length === 0) return drawRound(solid, outline, easel) + seams
  const seen = solid.faces.filter(
    (face) => face.corners[0] && dot(face.normal, subtract(camera.eye, face.corners[0])) > 0,
  )
  const darkest = Math.min(...seen.map((face) => light.on(face.normal)), 1)
  const base = `<path d="${pathOf(outline)}" fill="${lit(solid.material.colour, darkest)}"/>`
  return base + seen.map((face) => drawFace(face, solid, easel)).join('') + seams
}

/** Cloth over the whole of a soft solid; at this distance its threads need not follow the folds. */
function weaveOver(solid: Solid, outline: readonly Spot[], { canvas, camera }: Easel): string {
  const { texture } = solid.material
  const [first] = solid.balls
  if (!texture || !first) return ''
  const size = textureSizeCm(texture) * camera.scaleAt(first.at)
  const shift: Spot = [Math.round(first.at[0] * 13) % size, Math.round(first.at[1] * 7) % size]
  return `<path d="${pathOf(outline)}" fill="${canvas.texture(texture, shift, [size, size * 0.08], [-size * 0.08, size])}"/>`
}

/** Rings of faint strokes, the cheap way to a blur. */
function halo(
  solid: Solid,
  outline: readonly Spot[],
  { camera }: Easel,
  clip: string | null,
): string {
  if (solid.glows || solid.dimsCm === 0) return ''
  const { low, high } = solid.bounds
  const size = Math.min(high[0] - low[0] + (high[1] - low[1]), high[2] - low[2] + 4)
  const reach = Math.min(18, (solid.dimsCm ?? Math.min(9, 0.6 + size * 0.2)) * camera.scaleAt(low))
  const path = pathOf(outline)
  const rings = [0.1, 0.22, 0.36, 0.52, 0.68, 0.84, 1]
    .map((share) => `<path d="${path}" stroke-width="${px(reach * 2 * share)}"/>`)
    .join('')
  const group = `<g fill="none" stroke="#1d1206" stroke-opacity=".045" stroke-linejoin="round">${rings}</g>`
  return clip ? `<g clip-path="${clip}">${group}</g>` : group
}
