import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import { pickHandle } from '../cabinets/pick-handle.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'

/** A shallow cabinet with tipping fronts. */
export const buildShoeCabinet: BuildFurniture = (model) => {
  const fronts = buildFrontColumns([{ share: 1, fronts: ['drawer', 'drawer', 'drawer'] }])
  return buildCabinet(model, {
    footHeight: 6,
    base: pickByStyle(model.style, ['plinth', 'legs'] as const),
    fronts,
    handle: pickHandle(model.style),
  })
}
