import { cabinet } from './cabinet.ts'
import type { Front } from './cabinet-plan.ts'
import { columns } from './columns.ts'
import { handleOf } from './handle-of.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'

/** A low board for a television. */
export const tvStand: Furniture = (model) => {
  const slats = look<Front['kind']>(model.style, ['door', 'slats', 'door'])
  const fronts = columns([
    { share: 1, fronts: [slats] },
    { share: 1.1, fronts: model.style % 2 === 0 ? ['drawer', 'open'] : ['drawer', 'drawer'] },
    { share: 1, fronts: [slats] },
  ])
  return cabinet(model, { foot: 13, stands: 'legs', fronts, handle: handleOf(model.style) })
}
