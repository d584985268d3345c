import { box } from '../solid/box.ts'
import { post } from '../solid/post.ts'
import { beddingOf } from './bedding-of.ts'
import type { Furniture } from './model.ts'

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
