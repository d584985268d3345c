import { makeSolid, reshaped } from '../solid/make-solid.ts'
import { orderSolids } from '../solid/order-solids.ts'
import type { Solid } from '../solid/solid.ts'
import { add, subtract, turn, type Vector } from '../space/vector.ts'

/** Furniture somewhere in a room, turned about its middle (degrees, against the clock from above). */
export interface SceneItem {
  solids: readonly Solid[]
  at: Vector
  turned?: number
}

/**
 * All solids of a room from the farthest to the nearest. The parts of a piece are ordered as they
 * stand by themselves and then turned with it, for what stands askew has no plane between its parts.
 */
export function orderItems(items: readonly SceneItem[], eye: Vector): Solid[] {
  const pieces = items.map(({ solids, at, turned = 0 }) => {
    const ownEye = turn(subtract(eye, at), -turned)
    const parts = orderSolids(solids, ownEye).map((solid) =>
      reshaped(solid, (point) => add(turn(point, turned), at)),
    )
    const corners = parts.flatMap(({ bounds: { low, high } }) => [low, high])
    const whole = makeSolid({
      balls: corners.map((corner) => ({ at: corner, radius: 0 })),
      faces: [],
      material: { colour: '#000000', texture: null, gloss: 0 },
    })
    return { whole, parts }
  })
  const partsOf = new Map(pieces.map(({ whole, parts }) => [whole, parts]))
  return orderSolids([...partsOf.keys()], eye).flatMap((whole) => partsOf.get(whole) ?? [])
}
