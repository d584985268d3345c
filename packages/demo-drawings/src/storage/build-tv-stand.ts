import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import type { Front } from '../cabinets/cabinet-plan.ts'
import { pickHandle } from '../cabinets/pick-handle.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'

/** A low TV stand. */
export const buildTvStand: BuildFurniture = (model) => {
  const slats = pickByStyle<Front['kind']>(model.style, ['door', 'slats', 'door'])
  const fronts = buildFrontColumns([
    { share: 1, fronts: [slats] },
    { share: 1.1, fronts: model.style % 2 === 0 ? ['drawer', 'open'] : ['drawer', 'drawer'] },
    { share: 1, fronts: [slats] },
  ])
  return buildCabinet(model, {
    footHeight: 13,
    base: 'legs',
    fronts,
    handle: pickHandle(model.style),
  })
}
