import { createSolid, reshapeSolid } from '../solid/create-solid.ts'
import { orderSolids } from '../solid/order-solids.ts'
import type { Solid } from '../solid/solid.ts'
import { add, rotate, subtract, type Vector } from '../space/vector.ts'

/**
 * Furniture at a position in a room, rotated about its center (degrees, counterclockwise from
 * above).
 */
export interface SceneItem {
  solids: readonly Solid[]
  position: Vector
  turned?: number
}

/**
 * Returns all solids of a room from the farthest to the nearest. The parts of an item are ordered
 * before the rotation and rotated with it, because rotated parts have no axis-aligned plane between
 * them.
 */
export function orderItems(items: readonly SceneItem[], eye: Vector): Solid[] {
  const pieces = items.map(({ solids, position, turned = 0 }) => {
    const localEye = rotate(subtract(eye, position), -turned)
    const parts = orderSolids(solids, localEye).map((solid) =>
      reshapeSolid(solid, (point) => add(rotate(point, turned), position)),
    )
    const corners = parts.flatMap(({ bounds: { low, high } }) => [low, high])
    const whole = createSolid({
      balls: corners.map((corner) => ({ center: corner, radius: 0 })),
      faces: [],
      material: { colour: '#000000', texture: null, gloss: 0 },
    })
    return { whole, parts }
  })
  const partsByPiece = new Map(pieces.map(({ whole, parts }) => [whole, parts]))
  return orderSolids([...partsByPiece.keys()], eye).flatMap(
    (whole) => partsByPiece.get(whole) ?? [],
  )
}
