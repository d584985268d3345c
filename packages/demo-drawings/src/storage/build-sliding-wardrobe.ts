import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { repeat } from '../furniture/repeat.ts'

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
