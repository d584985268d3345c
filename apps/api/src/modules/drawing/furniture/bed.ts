import { box } from '../solid/box.ts'
import { post } from '../solid/post.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import { beddingOf } from './bedding-of.ts'
import { legMaterial, look } from './look.ts'
import type { Furniture, Model } from './model.ts'

const blankets = ['#B65A38', '#9BA88E', '#C9A24B', '#7F8FA6', '#8A7A6B'] as const

/** A double bed, made, with its head at the back. */
export const bed: Furniture = (model) => [
  ...frameOf(model),
  ...headboardOf(model),
  ...beddingOf(model, 22, blankets[model.style % blankets.length] ?? blankets[0]),
]

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
