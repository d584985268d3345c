import type { BuildFurniture, FurnitureModel } from '../furniture/furniture-model.ts'
import { createMaterial } from '../material/material.ts'
import { buildPost } from '../solid/build-post.ts'
import type { Solid } from '../solid/solid.ts'
import { buildGlobe, buildShade, glowingGlass } from './build-table-lamp.ts'

/** A lamp hanging on its cord. */
export const buildPendantLamp: BuildFurniture = (model) => {
  const { width, height, finish, style } = model
  const cord = buildPost([0, 0, height], [0, 0, height + 46], 0.35, createMaterial('#2c2c2e'))
  const rose = buildPost([0, 0, height + 44], [0, 0, height + 47], 5, finish)
  if (style % 3 === 1)
    return [...buildGlobe([0, 0, height * 0.45], width * 0.42, finish), cord, rose]
  if (style % 3 === 2)
    return [
      ...buildShade([0, 0, 0], width * 0.5, height * 0.8),
      buildPost([0, 0, height * 0.8], [0, 0, height], 1, finish),
      cord,
      rose,
    ]
  return [...buildDome(model), cord, rose]
}

/** A metal dome made of rings. */
function buildDome({ width, height, finish }: FurnitureModel): Solid[] {
  const rings = 7
  const profile = (share: number) => (width / 2) * Math.sqrt(Math.max(0.02, 1 - share ** 2.1))
  const bell = Array.from({ length: rings }, (_, index) => {
    const [from, to] = [index / rings, (index + 1) / rings]
    return buildPost(
      [0, 0, from * height * 0.8],
      [0, 0, to * height * 0.8],
      [profile(from), profile(to)],
      finish,
    )
  }).map((ring) => ({ ...ring, faces: [], dimsCm: 0 }))
  const bulb = buildPost([0, 0, -0.4], [0, 0, 0.1], width * 0.44, glowingGlass)
  return [bulb, ...bell, buildPost([0, 0, height * 0.78], [0, 0, height], 2, finish)]
}
