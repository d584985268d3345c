import { buildCabinet } from '../cabinets/build-cabinet.ts'
import { buildFrontColumns } from '../cabinets/build-front-columns.ts'
import { pickHandle } from '../cabinets/pick-handle.ts'
import type { BuildFurniture } from '../furniture/furniture-model.ts'
import { pickByStyle } from '../furniture/pick-by-style.ts'
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
