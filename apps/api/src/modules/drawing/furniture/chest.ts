import { cabinet } from './cabinet.ts'
import { columns } from './columns.ts'
import { handleOf } from './handle-of.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'
import { repeat } from './repeat.ts'

/** A chest of drawers in one column or two. */
export const chest: Furniture = (model) => {
  const isWide = model.width > 100
  const rows = Math.max(3, Math.round((model.height - 12) / 20))
  const fronts = columns(
    repeat(isWide ? 2 : 1, { share: 1, fronts: repeat(isWide ? 3 : rows, 'drawer' as const) }),
  )
  const stands = look<'legs' | 'plinth'>(model.style, ['legs', 'plinth', 'legs'])
  return cabinet(model, {
    foot: stands === 'legs' ? 14 : 6,
    stands,
    fronts,
    handle: handleOf(model.style),
    topOverhang: 0.6,
  })
}
