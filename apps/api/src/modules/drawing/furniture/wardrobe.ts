import { cabinet } from './cabinet.ts'
import type { Front, Handle } from './cabinet-plan.ts'
import { columns } from './columns.ts'
import { look } from './look.ts'
import type { Furniture } from './model.ts'
import { repeat } from './repeat.ts'

/** A wardrobe with hinged doors, some with drawers below. */
export const wardrobe: Furniture = (model) => {
  const doors = Math.max(2, Math.round(model.width / 46))
  const front = look<Front['kind']>(model.style, ['door', 'door', 'slats'])
  const handle = look<Handle>(model.style, ['long', 'bar', 'groove'])
  const withDrawers = model.style % 3 === 1
  const fronts = withDrawers
    ? repeat(doors, 0).flatMap((_, at): Front[] => {
        const [left, right] = [at / doors, (at + 1) / doors]
        const opens = at % 2 === 0 ? 'right' : 'left'
        return [
          { left, right, low: 0.2, high: 1, kind: front, opens },
          { left, right, low: 0, high: 0.2, kind: 'drawer' },
        ]
      })
    : columns(repeat(doors, { share: 1, fronts: [front] }))
  return cabinet(model, { foot: 7, stands: 'plinth', fronts, handle })
}
