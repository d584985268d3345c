import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildPost } from '../solid/build-post.ts'
import { buildBedding } from './build-bedding.ts'

/** A child's bed with a rail and a bright blanket. */
export const buildKidsBed: BuildFurniture = (model) => {
  const { width, depth, height, finish } = model
  const [x, y] = [width / 2, depth / 2]
  const rail = height * 0.58
  const board = { material: finish }
  return [
    buildBox([-x, y - 3, 6], [x, y, height], board),
    buildBox([-x, -y, 6], [x, -y + 3, height * 0.72], board),
    buildBox([-x, -y + 3, 16], [-x + 2.4, y - 3, 34], board),
    buildBox([x - 2.4, -y + 3, 16], [x, y - 3, 34], board),
    buildBox([-x, y * 0.05, rail - 8], [-x + 2.4, y - 3, rail], board),
    buildBox([x - 2.4, y * 0.05, rail - 8], [x, y - 3, rail], board),
    ...[-1, 1].flatMap((a) =>
      [-1, 1].map((b) =>
        buildPost([a * (x - 3), b * (y - 3), 0], [a * (x - 3), b * (y - 3), 7], 1.8, finish),
      ),
    ),
    ...buildBedding(
      { ...model, width: width - 6, depth: depth - 8, height: height * 0.7 },
      16,
      ['#8FA58C', '#D9A441', '#9DB4C0', '#D69A86'][model.style % 4] ?? '#8FA58C',
      1,
    ),
  ]
}
