import { applyLight } from '../canvas/colour.ts'
import { sampleNoise } from '../canvas/sample-noise.ts'
import { formatPath } from '../canvas/svg-canvas.ts'
import { dot, normalize, subtract, type Vector } from '../space/vector.ts'
import type { DrawingContext } from './draw-solid.ts'
import type { Solid } from './solid.ts'

/** Levels of brightness; neighbouring patches of one level share a path. */
const TONES = 110

/** Draws a curved surface: its patches that face the camera, each with its own brightness. */
export function drawPatches(
  solid: Solid,
  context: DrawingContext,
  getOcclusion: (point: Vector, normal: Vector) => number,
): string {
  const { camera, light } = context
  const tones = new Map<number, string>()
  for (const { corners, normal } of solid.patches) {
    const [first, , third] = corners
    if (!first || !third || dot(normal, subtract(camera.eye, first)) <= 0) continue
    const middle: Vector = [
      (first[0] + third[0]) / 2,
      (first[1] + third[1]) / 2,
      (first[2] + third[2]) / 2,
    ]
    const bright =
      light.getBrightness(crumpleNormal(normal, middle)) * (1 - getOcclusion(middle, normal))
    const tone = Math.round(bright * TONES)
    const path = formatPath(corners.map((corner) => camera.project(corner)))
    tones.set(tone, (tones.get(tone) ?? '') + path)
  }
  return [...tones]
    .sort(([a], [b]) => a - b)
    .map(([tone, path]) => {
      const colour = applyLight(solid.material.colour, tone / TONES)
      return `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="1.3" vector-effect="non-scaling-stroke" stroke-linejoin="round"/>`
    })
    .join('')
}

/** Perturbs a normal, because cloth is never perfectly even. */
function crumpleNormal(normal: Vector, [x, y, z]: Vector): Vector {
  const wave = (seed: number) =>
    sampleNoise(x / 17 + z / 23, y / 19 + z / 15, [64, 64], seed) * 0.05
  return normalize([normal[0] + wave(1), normal[1] + wave(2), normal[2] + wave(3)])
}
