import { cabinet } from './cabinet.ts'
import type { Front } from './cabinet-plan.ts'
import { columns } from './columns.ts'
import { handleOf } from './handle-of.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'

/** A sideboard: drawers between two doors. */
export const sideboard: Furniture = (model) => {
  const doors = look<Front['kind']>(model.style, ['slats', 'door', 'door'], 1)
  const fronts = columns([
    { share: 1, fronts: [doors] },
    { share: 1, fronts: ['drawer', 'drawer', 'drawer'] },
    { share: 1, fronts: [doors] },
  ])
  return cabinet(model, {
    foot: 16,
    stands: 'legs',
    fronts,
    handle: handleOf(model.style),
    topOverhang: 0.5,
  })
}
