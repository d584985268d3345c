import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import { pickHandle } from '../cabinets/build-handles.ts'
import type { Front } from '../cabinets/cabinet-plan.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'

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
