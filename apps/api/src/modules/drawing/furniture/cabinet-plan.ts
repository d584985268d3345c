import type { Material } from '../paint/material.ts'

/** Thickness of boards and the gap between fronts. */
export const BOARD_CM = 1.9
export const GAP_CM = 0.4

export type Handle = 'bar' | 'knob' | 'groove' | 'long'

/** One front of a cabinet, in shares of the space for fronts. */
export interface Front {
  left: number
  right: number
  low: number
  high: number
  kind: 'drawer' | 'door' | 'open' | 'mirror' | 'slats'
  /** At which edge a door is opened. */
  opens?: 'left' | 'right'
}

export interface CabinetPlan {
  /** Height of legs or plinth under the body. */
  foot: number
  stands: 'legs' | 'plinth' | 'wall'
  fronts: readonly Front[]
  handle: Handle
  frontMaterial?: Material
  topOverhang?: number
}
