import { mixColours } from '../canvas/colour.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { createMaterial } from '../material/material.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import type { Solid } from '../solid/solid.ts'

/** A mattress without a bed. */
export const buildMattress: BuildFurniture = ({ width, depth, height, finish }) => {
  const [x, y] = [width / 2, depth / 2]
  const ticking = { ...finish, texture: 'boucle' as const }
  const side = createMaterial(mixColours(finish.colour, '#B7AD9C', 0.35), 'weave')
  return [
    buildSoftBox([-x, -y, 0], [x, y, height * 0.28], { material: ticking, radius: 4, bulge: 0.4 }),
    buildSoftBox([-x + 0.6, -y + 0.6, height * 0.2], [x - 0.6, y - 0.6, height * 0.78], {
      material: side,
      radius: 2,
    }),
    addQuilting(
      buildSoftBox([-x, -y, height * 0.72], [x, y, height], {
        material: ticking,
        radius: 3.5,
        bulge: 0.8,
      }),
      height,
    ),
  ]
}

/** Quilting lines on the top. */
function addQuilting(top: Solid, height: number): Solid {
  const { low, high } = top.bounds
  const level = height + 0.1
  const lines = Array.from({ length: 9 }, (_, index) => {
    const y = low[1] + ((high[1] - low[1]) * (index + 0.7)) / 9.4
    const points = Array.from({ length: 17 }, (_, step) => {
      const x = low[0] + 3 + ((high[0] - low[0] - 6) * step) / 16
      return [x, y + (step % 2 === 0 ? -4 : 4), level] as const
    })
    return { points, tone: 'dark' as const, widthCm: 0.4, normal: [0, 0, 1] as const }
  })
  return { ...top, seams: lines }
}
