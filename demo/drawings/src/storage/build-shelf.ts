import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { blackMetal, createMaterial } from '../material/material.ts'
import { buildBox } from '../solid/build-box.ts'
import { buildBall } from '../solid/build-lathe.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'

const spines = [
  '#B65A38',
  '#EDE5D6',
  '#3F6650',
  '#C9A24B',
  '#6B7F8F',
  '#8A6145',
  '#D8C7A9',
  '#45474A',
] as const

/** Open shelves with a few items; the frame is of boards or metal. */
export const buildShelf: BuildFurniture = (model) => {
  const { width, depth, height, finish, style } = model
  const [x, y] = [width / 2, depth / 2]
  const rows = Math.max(3, Math.round(height / 38))
  const isMetal = style % 3 === 1
  const upright = { material: isMetal ? blackMetal : finish, along: [0, 0, 1] as const }
  const thick = isMetal ? 2 : 1.9
  const columns = width > 90 ? [-x, -thick / 2, x - thick] : [-x, x - thick]
  const sides = columns.flatMap((left) =>
    isMetal
      ? [-y, y - 2].map((near) => buildBox([left, near, 0], [left + 2, near + 2, height], upright))
      : [buildBox([left, -y, 0], [left + thick, y, height], upright)],
  )
  const levels = Array.from({ length: rows + 1 }, (_, index) => 4 + (index * (height - 6)) / rows)
  const boards = levels.flatMap((level) =>
    columns.slice(1).map((right, index) => {
      const left = (columns[index] ?? -x) + thick
      return buildBox([left, -y + 0.4, level], [right, y - 0.4, level + 2], {
        material: finish,
        along: [1, 0, 0],
      })
    }),
  )
  const items = levels.slice(0, -1).flatMap((level, row) =>
    columns.slice(1).flatMap((right, column) => {
      const left = (columns[column] ?? -x) + thick
      return buildShelfItems(
        left + 2,
        right - 2,
        level + 2,
        (height - 6) / rows - 6,
        depth,
        style + row * 3 + column * 5,
      )
    }),
  )
  return [...sides, ...boards, ...items]
}

/** Books, a box, a bowl, or nothing. */
function buildShelfItems(
  left: number,
  right: number,
  level: number,
  high: number,
  depth: number,
  seed: number,
): Solid[] {
  const kind = seed % 5
  if (kind === 4) return []
  if (kind === 3) {
    const radius = Math.min(9, high * 0.32)
    const clay = pickByStyle(seed, [
      createMaterial('#EDE8DF'),
      createMaterial('#B65A38'),
      createMaterial('#9BA88E'),
    ])
    return [
      buildBall([left + (right - left) * 0.6, 0, level + radius], radius, clay),
      buildPost(
        [left + (right - left) * 0.6, 0, level + radius * 1.7],
        [left + (right - left) * 0.6, 0, level + radius * 2.3],
        radius * 0.34,
        clay,
      ),
    ]
  }
  if (kind === 2) {
    const wide = Math.min(30, (right - left) * 0.6)
    return [
      buildBox(
        [left + 3, -depth * 0.3, level],
        [left + 3 + wide, depth * 0.3, level + high * 0.62],
        {
          material: createMaterial('#CDB892', 'weave'),
        },
      ),
    ]
  }
  const books: Solid[] = []
  let index = kind === 0 ? left : left + (right - left) * 0.34
  for (let book = 0; index < left + (right - left) * (kind === 0 ? 0.62 : 0.92); book++) {
    const wide = 2.2 + ((seed * 7 + book * 5) % 5) * 0.5
    const tall = high * (0.66 + ((seed + book * 3) % 4) * 0.08)
    const colour = spines[(seed * 3 + book) % spines.length] ?? spines[0]
    books.push(
      buildBox([index, -depth * 0.22, level], [index + wide, depth * 0.34, level + tall], {
        material: createMaterial(colour),
        dimsCm: 1,
      }),
    )
    index += wide + 0.15
  }
  return books
}
