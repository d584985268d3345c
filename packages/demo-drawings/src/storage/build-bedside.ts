import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import { pickHandle } from '../cabinets/pick-handle.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'

/** A bedside table with two drawers, or one above an open shelf. */
export const buildBedside: BuildFurniture = (model) => {
  const fronts = buildFrontColumns([
    { share: 1, fronts: model.style % 3 === 0 ? ['drawer', 'open'] : ['drawer', 'drawer'] },
  ])
  return buildCabinet(model, {
    footHeight: 14,
    base: 'legs',
    fronts,
    handle: pickHandle(model.style),
  })
}
