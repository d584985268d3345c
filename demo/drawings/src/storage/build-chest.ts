import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import { pickHandle } from '../cabinets/build-handles.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/furniture-model.ts'
import { repeat } from '../furniture/repeat.ts'

/** A chest of drawers with one or two columns. */
export const buildChest: BuildFurniture = (model) => {
  const isWide = model.width > 100
  const rows = Math.max(3, Math.round((model.height - 12) / 20))
  const fronts = buildFrontColumns(
    repeat(isWide ? 2 : 1, { share: 1, fronts: repeat(isWide ? 3 : rows, 'drawer' as const) }),
  )
  const base = pickByStyle<'legs' | 'plinth'>(model.style, ['legs', 'plinth', 'legs'])
  return buildCabinet(model, {
    footHeight: base === 'legs' ? 14 : 6,
    base: base,
    fronts,
    handle: pickHandle(model.style),
    topOverhang: 0.6,
  })
}

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
