import type { Solid } from '../solid/solid.ts'
import type { SceneItem } from './scene-item.ts'

/** Solids that already are where they belong in the room. */
export function inPlace(solids: readonly Solid[]): SceneItem {
  return { solids, at: [0, 0, 0] }
}
