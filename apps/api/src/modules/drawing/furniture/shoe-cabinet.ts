import { cabinet } from './cabinet.ts'
import { columns } from './columns.ts'
import { handleOf } from './handle-of.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'

/** A shallow cabinet with tipping fronts. */
export const shoeCabinet: Furniture = (model) => {
  const fronts = columns([{ share: 1, fronts: ['drawer', 'drawer', 'drawer'] }])
  return cabinet(model, {
    foot: 6,
    stands: look(model.style, ['plinth', 'legs'] as const),
    fronts,
    handle: handleOf(model.style),
  })
}
