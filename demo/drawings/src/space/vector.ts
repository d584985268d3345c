/** A point or direction in world space, in cm: right, away from the viewer, up. */
export type Vector = readonly [x: number, y: number, z: number]

export const add = (a: Vector, b: Vector): Vector => [a[0] + b[0], a[1] + b[1], a[2] + b[2]]
export const subtract = (a: Vector, b: Vector): Vector => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
export const multiply = (a: Vector, by: number): Vector => [a[0] * by, a[1] * by, a[2] * by]
export const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
export const cross = (a: Vector, b: Vector): Vector => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
export const calculateLength = (a: Vector): number => Math.hypot(a[0], a[1], a[2])
export const interpolate = (a: Vector, b: Vector, share: number): Vector =>
  add(a, multiply(subtract(b, a), share))

export function normalize(a: Vector): Vector {
  const long = calculateLength(a)
  return long === 0 ? a : multiply(a, 1 / long)
}

/** Rotates about the vertical axis through the origin, counterclockwise from above. */
export function rotate([x, y, z]: Vector, degrees: number): Vector {
  const angle = (degrees * Math.PI) / 180
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return [x * cos - y * sin, x * sin + y * cos, z]
}

export interface Bounds {
  low: Vector
  high: Vector
}

/** Returns the bounding box of points. */
export function calculateBounds(points: readonly Vector[]): Bounds {
  const low: [number, number, number] = [Infinity, Infinity, Infinity]
  const high: [number, number, number] = [-Infinity, -Infinity, -Infinity]
  for (const point of points) {
    for (const axis of [0, 1, 2] as const) {
      low[axis] = Math.min(low[axis], point[axis])
      high[axis] = Math.max(high[axis], point[axis])
    }
  }
  return { low, high }
}
