import type { Solid } from '../solid/solid.ts'
import type { SceneItem } from './scene-item.ts'

/** Wraps solids that already have room coordinates. */
export function toSceneItem(solids: readonly Solid[]): SceneItem {
  return { solids, position: [0, 0, 0] }
}
