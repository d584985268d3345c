import { type Material, material, whiteLinen } from '../paint/material.ts'
import { reshaped } from '../solid/make-solid.ts'
import { pillow } from '../solid/pillow.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import { unit } from '../space/vector.ts'
import type { Model } from './model.ts'

/** Mattress, cover, blanket and pillows on a bed's frame. */
export function beddingOf(
  { width, depth, height }: Model,
  thick: number,
  blanket: string,
  heads = 2,
): Solid[] {
  const [x, y] = [width / 2 - 3, depth / 2 - 6]
  const top = 33 + thick
  const cover: Material = material('#EFE9DF', 'weave')
  const size = Math.min(68, (x * 2) / heads - 6)
  const rise = Math.min(size * 0.72, height * 0.5)
  const pillows = Array.from({ length: heads }, (_, at) => {
    const middle = -x + ((at + 0.5) * x * 2) / heads
    return pillow({
      middle: [middle, y - 18, top + rise * 0.42],
      right: unit([1, 0.03 * (at - 0.5), 0]),
      up: unit([0, 0.62, 0.78]),
      width: size,
      height: rise,
      thickness: 20,
      material: whiteLinen,
    })
  })
  return [
    softBox([-x, -y + 2, 32], [x, y, top], {
      material: material('#F4F0E9', 'weave'),
      radius: 5,
      bulge: 0.8,
    }),
    drape(
      softBox([-x - 2.5, -y - 1, 24], [x + 2.5, y - 44, top + 5], {
        material: cover,
        radius: 5,
        bulge: 2.2,
      }),
    ),
    drape(
      softBox([-x - 3.4, -y * 0.62, 27], [x + 3.4, -y * 0.62 + depth * 0.24, top + 6.4], {
        material: material(blanket, 'rib'),
        radius: 4,
        bulge: 1.6,
      }),
    ),
    ...pillows,
  ]
}

/** A cover's lower edge is never straight. */
function drape(cover: Solid): Solid {
  const { low, high } = cover.bounds
  const middle = (low[2] + high[2]) / 2
  return reshaped(cover, ([x, y, z]) => [
    x,
    y,
    z < middle ? z + Math.sin(x / 9 + y / 13) * 0.9 * ((middle - z) / (middle - low[2])) : z,
  ])
}
