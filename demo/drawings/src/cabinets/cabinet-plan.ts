import type { Material } from '../material/material.ts'

/** The thickness of boards and the gap between fronts, in cm. */
export const BOARD_CM = 1.9
export const GAP_CM = 0.4

export type Handle = 'bar' | 'knob' | 'groove' | 'long'

/** One front of a cabinet, as fractions of the space for fronts. */
export interface Front {
  left: number
  right: number
  low: number
  high: number
  kind: 'drawer' | 'door' | 'open' | 'mirror' | 'slats'
  /** The edge at which a door opens. */
  opens?: 'left' | 'right'
}

export interface CabinetPlan {
  /** The height of legs or plinth under the body, in cm. */
  footHeight: number
  base: 'legs' | 'plinth' | 'wall'
  fronts: readonly Front[]
  handle: Handle
  frontMaterial?: Material
  topOverhang?: number
}
