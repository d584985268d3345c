import type { Material } from '../material/material.ts'
import type { Bounds, Vector } from '../space/vector.ts'

/** A sphere at a corner: the outline of a solid is the convex hull of its spheres. */
export interface Ball {
  center: Vector
  radius: number
}

/** A flat face of a solid, its corners in order. */
export interface Face {
  corners: readonly Vector[]
  normal: Vector
  /** The direction of the grain or weave. */
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

/** A convex body. Every drawing consists of these. */
export interface Solid {
  balls: readonly Ball[]
  faces: readonly Face[]
  /** A round body (leg, lamp, table top) is shaded across its axis. */
  axis: { from: Vector; to: Vector; radiusFrom: number; radiusTo: number } | null
  material: Material
  /** A curved surface as small patches; there are no faces then. */
  patches: readonly Patch[]
  seams: readonly Seam[]
  bounds: Bounds
  /** Emits light and casts no shadow: lamps. */
  glows: boolean
  /** Of two overlapping solids, the one of lower rank is drawn first. */
  rank: number
  /** The distance in cm to which it darkens what is behind it; null to derive it from its size. */
  occlusionCm: number | null
  /** Drawn as this path through points instead of the hull of its spheres: pillows, leaves. */
  outline: readonly Vector[] | null
}
