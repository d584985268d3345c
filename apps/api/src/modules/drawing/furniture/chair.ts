import { blackMetal, brass, type Material, oak, steel, walnut } from '../paint/material.ts'
import { box } from '../solid/box.ts'
import { reshaped } from '../solid/make-solid.ts'
import { bentBar, post } from '../solid/post.ts'
import { softBox } from '../solid/soft-box.ts'
import type { Solid } from '../solid/solid.ts'
import type { Vector } from '../space/vector.ts'
import { type Furniture, look, type Model } from './model.ts'

const isCloth = ({ texture }: Material) => texture !== null && texture !== 'grain'

/** A dining chair. */
export const chair: Furniture = (model) => {
  const { width, depth, height, finish, style } = model
  const seat = 46
  const wood = isCloth(finish) ? look<Material>(style, [oak, walnut, blackMetal]) : finish
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) =>
      post(
        [a * (width / 2 - 2), b * (depth / 2 - 3), 0],
        [a * (width / 2 - 6), b * (depth / 2 - 8), seat - 4],
        [1, 1.8],
        wood,
      ),
    ),
  )
  return [...legs, ...seatOf(model, seat), ...backOf(model, seat, height, wood)]
}

/** A bar stool with a foot rest and a low back. */
export const stool: Furniture = (model) => {
  const { width, depth, height, finish, style } = model
  const seat = height - 27
  const wood = isCloth(finish) ? look<Material>(style, [blackMetal, oak, brass]) : finish
  const [x, y] = [width / 2, depth / 2]
  const corner = (a: number, b: number, z: number): Vector => {
    const spread = 1 - (z / seat) * 0.24
    return [a * (x - 2) * spread, b * (y - 3) * spread, z]
  }
  const legs = [-1, 1].flatMap((a) =>
    [-1, 1].map((b) => post(corner(a, b, 0), corner(a, b, seat - 3), [1, 1.5], wood)),
  )
  const ring = [
    corner(-1, -1, 24),
    corner(1, -1, 24),
    corner(1, 1, 24),
    corner(-1, 1, 24),
    corner(-1, -1, 24),
  ]
  return [
    ...legs,
    ...bentBar(ring, 0.9, wood),
    ...seatOf(model, seat),
    ...backOf(model, seat, height, wood),
  ]
}

/** A work chair on a five-pointed star. */
export const officeChair: Furniture = ({ width, depth, height, finish, style }) => {
  const metal = look<Material>(style, [blackMetal, steel, blackMetal])
  const seat = 48
  const star = Array.from({ length: 5 }, (_, at) => {
    const angle = ((at + 0.2) / 5) * 2 * Math.PI
    const [x, y] = [Math.cos(angle) * width * 0.46, Math.sin(angle) * width * 0.46]
    return [
      post([0, 0, 10], [x, y, 7], [2.4, 1.5], metal),
      post([x - 1.4, y, 2.6], [x + 1.4, y, 2.6], 2.6, blackMetal),
    ]
  }).flat()
  const [x, y] = [width / 2, depth / 2]
  const back = bent(
    softBox([-x + 9, y - 12, seat + 12], [x - 9, y - 6, height], {
      material: finish,
      radius: 2.9,
      bulge: 1,
    }),
    6,
  )
  const arms = [-1, 1].flatMap((side) => [
    post([side * (x - 8), 2, seat - 2], [side * (x - 3), 2, seat + 18], 1.3, metal),
    softBox([side * (x - 3) - 3.5, -10, seat + 18], [side * (x - 3) + 3.5, 14, seat + 21], {
      material: blackMetal,
      radius: 1.4,
    }),
  ])
  return [
    ...star,
    post([0, 0, 9], [0, 0, seat - 6], 2.4, metal),
    softBox([-x + 6, -y + 3, seat - 6], [x - 6, y - 8, seat + 3], {
      material: finish,
      radius: 4,
      bulge: 1.2,
      isPiped: true,
    }),
    post([0, y - 8, seat - 3], [0, y - 4, seat + 22], 2, metal),
    ...arms,
    back,
  ]
}

/** A round or square pouf. */
export const pouf: Furniture = ({ width, depth, height, finish, style }) => {
  const [x, y] = [width / 2, depth / 2]
  if (style % 3 === 1) {
    return [
      ...[-1, 1].flatMap((a) =>
        [-1, 1].map((b) =>
          post([a * (x - 6), b * (y - 6), 0], [a * (x - 8), b * (y - 8), 13], [1.2, 2], oak),
        ),
      ),
      softBox([-x, -y, 12], [x, y, height], {
        material: finish,
        radius: 6,
        bulge: 2.2,
        isPiped: true,
      }),
    ]
  }
  const body = softBox([-x, -y, 1], [x, y, height], {
    material: finish,
    radius: style % 3 === 0 ? 9 : 6,
    bulge: 3,
  })
  return [rounded(body, x, y)]
}

function seatOf({ width, depth, finish }: Model, level: number): Solid[] {
  const [x, y] = [width / 2 - 2, depth / 2 - 3]
  if (isCloth(finish)) {
    return [
      softBox([-x, -y, level - 6], [x, y, level + 2], {
        material: finish,
        radius: 3.6,
        bulge: 1.4,
        isPiped: true,
      }),
    ]
  }
  return [box([-x, -y, level - 3], [x, y, level], { material: finish, along: [1, 0, 0] })]
}

function backOf(model: Model, seat: number, height: number, wood: Material): Solid[] {
  const { width, depth, finish, style } = model
  const [x, y] = [width / 2 - 3, depth / 2 - 4]
  if (isCloth(finish)) {
    const low = style % 2 === 0 ? seat : seat + (height - seat) * 0.4
    const pad = softBox([-x, y - 4, low], [x, y + 2, height], {
      material: finish,
      radius: 2.9,
      bulge: 1.2,
    })
    const posts =
      low > seat + 4
        ? [-1, 1].map((a) =>
            post([a * (x - 4), y - 1, seat - 4], [a * (x - 4), y + 2, low + 4], 1.2, wood),
          )
        : []
    return [...posts, bent(pad, 4, seat)]
  }
  const rail = reshaped(
    box([-x - 1, y - 1, height - 10], [x + 1, y + 1.4, height], { material: finish }),
    lean(seat, height, 6),
  )
  const count = style % 2 === 0 ? 6 : 2
  const spindles = Array.from({ length: count }, (_, at) => {
    const at0 = -x + (x * 2 * at) / (count - 1)
    return post([at0 * 0.9, y - 1, seat - 1], [at0, y + 4, height - 8], count > 2 ? 0.8 : 1.4, wood)
  })
  return [...spindles, rail]
}

/** A back curved round the sitter and leaning away. */
function bent(part: Solid, cm: number, from = part.bounds.low[2]): Solid {
  const { low, high } = part.bounds
  const half = (high[0] - low[0]) / 2
  const tip = lean(from, high[2], 7)
  return reshaped(part, (point) => {
    const [x, y, z] = tip(point)
    return [x, y - (x / half) ** 2 * cm, z]
  })
}

function lean(from: number, to: number, cm: number) {
  return ([x, y, z]: Vector): Vector => [x, y + (Math.max(0, z - from) / (to - from)) * cm, z]
}

/** A square body pulled to a round one. */
function rounded(body: Solid, halfX: number, halfY: number): Solid {
  return reshaped(body, ([x, y, z]) => {
    const [u, v] = [x / halfX, y / halfY]
    return [
      halfX * u * Math.sqrt(Math.max(0, 1 - (v * v) / 2)),
      halfY * v * Math.sqrt(Math.max(0, 1 - (u * u) / 2)),
      z,
    ]
  })
}
