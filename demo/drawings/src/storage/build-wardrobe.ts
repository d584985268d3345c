import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import type { Front, Handle } from '../cabinets/cabinet-plan.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { repeat } from '../furniture/repeat.ts'

/** A wardrobe with hinged doors, some with drawers below. */
export const buildWardrobe: BuildFurniture = (model) => {
  const doors = Math.max(2, Math.round(model.width / 46))
  const front = pickByStyle<Front['kind']>(model.style, ['door', 'door', 'slats'])
  const handle = pickByStyle<Handle>(model.style, ['long', 'bar', 'groove'])
  const withDrawers = model.style % 3 === 1
  const fronts = withDrawers
    ? repeat(doors, 0).flatMap((_, index): Front[] => {
        const [left, right] = [index / doors, (index + 1) / doors]
        const opens = index % 2 === 0 ? 'right' : 'left'
        return [
          { left, right, low: 0.2, high: 1, kind: front, opens },
          { left, right, low: 0, high: 0.2, kind: 'drawer' },
        ]
      })
    : buildFrontColumns(repeat(doors, { share: 1, fronts: [front] }))
  return buildCabinet(model, { footHeight: 7, base: 'plinth', fronts, handle })
}

/** A wardrobe with sliding doors, one of them a mirror. */
export const buildSlidingWardrobe: BuildFurniture = (model) => {
  const doors = Math.max(2, Math.round(model.width / 90))
  const mirrorAt = model.style % doors
  const fronts = buildFrontColumns(
    repeat(doors, 0).map((_, index) => ({
      share: 1,
      fronts: [index === mirrorAt ? 'mirror' : 'door'] as const,
    })),
  )
  return buildCabinet(model, { footHeight: 6, base: 'plinth', fronts, handle: 'groove' })
}
