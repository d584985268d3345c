import { cabinet } from './cabinet.ts'
import { columns } from './columns.ts'
import { handleOf } from './handle-of.ts'
import type { Furniture } from './model.ts'

/** A bedside table of two drawers, or of one over an open shelf. */
export const bedside: Furniture = (model) => {
  const fronts = columns([
    { share: 1, fronts: model.style % 3 === 0 ? ['drawer', 'open'] : ['drawer', 'drawer'] },
  ])
  return cabinet(model, { foot: 14, stands: 'legs', fronts, handle: handleOf(model.style) })
}
