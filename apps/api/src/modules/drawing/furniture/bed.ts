import { mixed } from '../paint/colour.ts'
import { type Material, material, whiteLinen } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { reshaped } from '../solid/make-solid.ts'
import { pillow } from '../solid/pillow.ts'
import { post } from '../solid/post.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import { unit } from '../space/vector.ts'
import { type Furniture, legMaterial, look, type Model } from './model.ts'

const blankets = ['#B65A38', '#9BA88E', '#C9A24B', '#7F8FA6', '#8A7A6B'] as const

/** A double bed, made, with its head at the back. */
export const bed: Furniture = (model) => [
  ...frameOf(model),
  ...headboardOf(model),
  ...beddingOf(model, 22, blankets[model.style % blankets.length] ?? blankets[0]),
]

/** A mattress alone. */
export const mattress: Furniture = ({ width, depth, height, finish }) => {
  const [x, y] = [width / 2, depth / 2]
  const ticking = { ...finish, texture: 'boucle' as const }
  const side = material(mixed(finish.colour, '#B7AD9C', 0.35), 'weave')
  return [
    softBox([-x, -y, 0], [x, y, height * 0.28], { material: ticking, radius: 4, bulge: 0.4 }),
    softBox([-x + 0.6, -y + 0.6, height * 0.2], [x - 0.6, y - 0.6, height * 0.78], {
      material: side,
      radius: 2,
    }),
    quilted(
      softBox([-x, -y, height * 0.72], [x, y, height], {
        material: ticking,
        radius: 3.5,
        bulge: 0.8,
      }),
      height,
    ),
  ]
}

/** A child's bed with a rail and a bright blanket. */
export const kidsBed: Furniture = (model) => {
  const { width, depth, height, finish } = model
  const [x, y] = [width / 2, depth / 2]
  const rail = height * 0.58
  const board = { material: finish }
  return [
    box([-x, y - 3, 6], [x, y, height], board),
    box([-x, -y, 6], [x, -y + 3, height * 0.72], board),
    box([-x, -y + 3, 16], [-x + 2.4, y - 3, 34], board),
    box([x - 2.4, -y + 3, 16], [x, y - 3, 34], board),
    box([-x, y * 0.05, rail - 8], [-x + 2.4, y - 3, rail], board),
    box([x - 2.4, y * 0.05, rail - 8], [x, y - 3, rail], board),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) =>
        post([a * (x - 3), b * (y - 3), 0], [a * (x - 3), b * (y - 3), 7], 1.8, finish),
      ),
    ),
    ...beddingOf(
      { ...model, width: width - 6, depth: depth - 8, height: height * 0.7 },
      16,
      ['#8FA58C', '#D9A441', '#9DB4C0', '#D69A86'][model.style % 4] ?? '#8FA58C',
      1,
    ),
  ]
}

function frameOf({ width, depth, finish, style }: Model): Solid[] {
  const [x, y] = [width / 2, depth / 2]
  const isSoft = finish.texture !== 'grain' && finish.texture !== null
  const foot = look(style, [0, 12, 10], 1)
  const base = isSoft
    ? softBox([-x, -y, Math.max(2, foot)], [x, y - 8, 34], { material: finish, radius: 3 })
    : box([-x, -y, Math.max(14, foot)], [x, y - 4, 34], { material: finish })
  const wood = isSoft ? legMaterial(style) : finish
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      post(
        [a * (x - 9) + a, b * (y - 11) + b, 0],
        [a * (x - 10), b * (y - 12), Math.max(15, foot + 3)],
        [1.6, 2.6],
        wood,
      ),
    ),
  )
  return foot === 0 && isSoft ? [base] : [base, ...legs]
}

function headboardOf(model: Model): Solid[] {
  const { width, depth, height, finish, style } = model
  const isSoft = finish.texture !== 'grain' && finish.texture !== null
  const [left, wide] = [-width / 2, width]
  const back = depth / 2
  if (!isSoft) {
    const slats = Math.round(width / 12)
    return [
      box([left, back - 4, 10], [-left, back, height], { material: finish, along: [1, 0, 0] }),
      ...(style % 2 === 0
        ? Array.from({ length: slats - 1 }, (_, at) => {
            const x = left + ((at + 1) * wide) / slats
            return box([x - 0.9, back - 5, 34], [x + 0.9, back - 4, height - 3], {
              material: finish,
              along: [0, 0, 1],
            })
          })
        : []),
    ]
  }
  const count = look(style, [1, 2, Math.round(width / 26), Math.round(width / 40)], 1)
  const panel = wide / count
  const rest = softBox([left, back - 9, 4], [-left, back, height - 3], {
    material: finish,
    radius: 3,
  })
  const panels = Array.from({ length: count }, (_, at) =>
    softBox(
      [left + at * panel + 0.4, back - 13, 30],
      [left + (at + 1) * panel - 0.4, back - 6, height],
      {
        material: finish,
        radius: 3.2,
        bulge: 1.4,
        isPiped: count < 3,
      },
    ),
  )
  return [rest, ...panels]
}

function beddingOf(
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

/** Lines of quilting on the top. */
function quilted(top: Solid, height: number): Solid {
  const { low, high } = top.bounds
  const level = height + 0.1
  const lines = Array.from({ length: 9 }, (_, at) => {
    const y = low[1] + ((high[1] - low[1]) * (at + 0.7)) / 9.4
    const points = Array.from({ length: 17 }, (_, step) => {
      const x = low[0] + 3 + ((high[0] - low[0] - 6) * step) / 16
      return [x, y + (step % 2 === 0 ? -4 : 4), level] as const
    })
    return { points, tone: 'dark' as const, widthCm: 0.4, normal: [0, 0, 1] as const }
  })
  return { ...top, seams: lines }
}
