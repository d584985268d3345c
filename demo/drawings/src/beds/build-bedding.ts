import type { FurnitureModel } from '../furniture/furniture-model.ts'
import { createMaterial, type Material, whiteLinen } from '../material/material.ts'
import { buildPillow } from '../solid/build-pillow.ts'
import { buildSoftBox } from '../solid/build-soft-box.ts'
import { reshapeSolid } from '../solid/create-solid.ts'
import type { Solid } from '../solid/solid.ts'
import { normalize } from '../space/vector.ts'

/** Mattress, cover, blanket and pillows on a bed's frame. */
export function buildBedding(
  { width, depth, height }: FurnitureModel,
  thick: number,
  blanket: string,
  heads = 2,
): Solid[] {
  const [x, y] = [width / 2 - 3, depth / 2 - 6]
  const top = 33 + thick
  const cover: Material = createMaterial('#EFE9DF', 'weave')
  const size = Math.min(68, (x * 2) / heads - 6)
  const rise = Math.min(size * 0.72, height * 0.5)
  const pillows = Array.from({ length: heads }, (_, index) => {
    const middle = -x + ((index + 0.5) * x * 2) / heads
    return buildPillow({
      middle: [middle, y - 18, top + rise * 0.42],
      right: normalize([1, 0.03 * (index - 0.5), 0]),
      up: normalize([0, 0.62, 0.78]),
      width: size,
      height: rise,
      thickness: 20,
      material: whiteLinen,
    })
  })
  return [
    buildSoftBox([-x, -y + 2, 32], [x, y, top], {
      material: createMaterial('#F4F0E9', 'weave'),
      radius: 5,
      bulge: 0.8,
    }),
    drape(
      buildSoftBox([-x - 2.5, -y - 1, 24], [x + 2.5, y - 44, top + 5], {
        material: cover,
        radius: 5,
        bulge: 2.2,
      }),
    ),
    drape(
      buildSoftBox([-x - 3.4, -y * 0.62, 27], [x + 3.4, -y * 0.62 + depth * 0.24, top + 6.4], {
        material: createMaterial(blanket, 'rib'),
        radius: 4,
        bulge: 1.6,
      }),
    ),
    ...pillows,
  ]
}

/** Makes the lower edge of a cover uneven. */
function drape(cover: Solid): Solid {
  const { low, high } = cover.bounds
  const middle = (low[2] + high[2]) / 2
  return reshapeSolid(cover, ([x, y, z]) => [
    x,
    y,
    z < middle ? z + Math.sin(x / 9 + y / 13) * 0.9 * ((middle - z) / (middle - low[2])) : z,
  ])
}
