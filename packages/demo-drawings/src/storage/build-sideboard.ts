import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import type { Front } from '../cabinets/cabinet-plan.ts'
import { pickHandle } from '../cabinets/pick-handle.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'

/** A sideboard: drawers between two doors. */
export const buildSideboard: BuildFurniture = (model) => {
  const doors = pickByStyle<Front['kind']>(model.style, ['slats', 'door', 'door'], 1)
  const fronts = buildFrontColumns([
    { share: 1, fronts: [doors] },
    { share: 1, fronts: ['drawer', 'drawer', 'drawer'] },
    { share: 1, fronts: [doors] },
  ])
  return buildCabinet(model, {
    footHeight: 16,
    base: 'legs',
    fronts,
    handle: pickHandle(model.style),
    topOverhang: 0.5,
  })
}
