import type { Material } from '../paint/material.ts'
import type { Bounds } from '../space/bounds.ts'
import type { Vector } from '../space/vector.ts'

/** A ball at a corner: the outline of a solid is what a rubber band round its balls would show. */
export interface Ball {
  at: Vector
  radius: number
}

/** A flat side of a solid, its corners in order. */
export interface Face {
  corners: readonly Vector[]
  normal: Vector
  /** The way the grain or weave runs. */
  along: Vector
}

/** A small piece of a curved surface. */
export interface Patch {
  corners: readonly Vector[]
  normal: Vector
}

/** Lines on a solid's surface: seams, grooves, stitches. */
export interface Seam {
  points: readonly Vector[]
  tone: 'dark' | 'light'
  widthCm: number
  normal: Vector
}

/** A convex body. Everything drawn consists of such. */
export interface Solid {
  balls: readonly Ball[]
  faces: readonly Face[]
  /** A round body (leg, lamp, table top) is shaded across its axis. */
  axis: { from: Vector; to: Vector; radiusFrom: number; radiusTo: number } | null
  material: Material
  /** A curved surface in small pieces; then there are no faces. */
  patches: readonly Patch[]
  seams: readonly Seam[]
  bounds: Bounds
  /** Shines by itself and throws no shadow: lamps. */
  glows: boolean
  /** Of two that are let into each other, the one of lower rank is drawn first. */
  rank: number
  /** Cm to which it dims what stands behind it; null where its size says it. */
  dimsCm: number | null
  /** Drawn as this path through points instead of the outline of its balls: pillows, leaves. */
  outline: readonly Vector[] | null
}
