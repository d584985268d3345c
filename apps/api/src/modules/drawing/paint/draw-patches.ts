import type { Solid } from '../solid/solid.ts'
import { dot, subtract, unit, type Vector } from '../space/vector.ts'
import { pathOf } from './canvas.ts'
import { lit } from './colour.ts'
import type { Easel } from './draw-solid.ts'
import { noise } from './noise.ts'

/** Steps of brightness; neighbours of one step are one path. */
const TONES = 110

/** A curved surface: its patches that face the eye, each in its own light. */
export function drawPatches(
  solid: Solid,
  easel: Easel,
  dimAt: (point: Vector, normal: Vector) => number,
): string {
  const { camera, light } = easel
  const tones = new Map<number, string>()
  for (const { corners, normal } of solid.patches) {
    const [first, , third] = corners
    if (!first || !third || dot(normal, subtract(camera.eye, first)) <= 0) continue
    const middle: Vector = [
      (first[0] + third[0]) / 2,
      (first[1] + third[1]) / 2,
      (first[2] + third[2]) / 2,
    ]
    const bright = light.on(crumpled(normal, middle)) * (1 - dimAt(middle, normal))
    const tone = Math.round(bright * TONES)
    const path = pathOf(corners.map((corner) => camera.spot(corner)))
    tones.set(tone, (tones.get(tone) ?? '') + path)
  }
  return [...tones]
    .sort(([a], [b]) => a - b)
    .map(([tone, path]) => {
      const colour = lit(solid.material.colour, tone / TONES)
      return `<path d="${path}" fill="${colour}" stroke="${colour}" stroke-width="1.3" vector-effect="non-scaling-stroke" stroke-linejoin="round"/>`
    })
    .join('')
}

/** Cloth is never quite even. */
function crumpled(normal: Vector, [x, y, z]: Vector): Vector {
  const wave = (seed: number) => noise(x / 17 + z / 23, y / 19 + z / 15, [64, 64], seed) * 0.05
  return unit([normal[0] + wave(1), normal[1] + wave(2), normal[2] + wave(3)])
}
