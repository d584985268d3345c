import { cabinet } from './cabinet.ts'
import { columns } from './columns.ts'
import type { Furniture } from './model.ts'
import { repeat } from './repeat.ts'

/** A wardrobe with sliding doors, one of them a mirror. */
export const slidingWardrobe: Furniture = (model) => {
  const doors = Math.max(2, Math.round(model.width / 90))
  const mirrorAt = model.style % doors
  const fronts = columns(
    repeat(doors, 0).map((_, at) => ({
      share: 1,
      fronts: [at === mirrorAt ? 'mirror' : 'door'] as const,
    })),
  )
  return cabinet(model, { foot: 6, stands: 'plinth', fronts, handle: 'groove' })
}
