import { add, dot, multiply, subtract, type Vector } from './vector.ts'

/** A point in the picture, in px of the drawing. */
export type ImagePoint = readonly [x: number, y: number]

export interface Placement {
  /** Degrees the camera is to the right of the front. */
  azimuth: number
  /** The camera's elevation above its target, in degrees. */
  elevation: number
  distance: number
  target: Vector
}

/**
 * A camera that stays level, so that vertical edges are drawn vertical. The picture is shifted
 * instead of tilting the camera, as with a view camera.
 */
export class Camera {
  readonly eye: Vector
  readonly forward: Vector
  readonly right: Vector
  #scale = 1
  #offset: ImagePoint = [0, 0]

  constructor({ azimuth, elevation, distance, target }: Placement) {
    const angle = (azimuth * Math.PI) / 180
    const rise = Math.tan((elevation * Math.PI) / 180) * distance
    this.forward = [-Math.sin(angle), Math.cos(angle), 0]
    this.right = [Math.cos(angle), Math.sin(angle), 0]
    this.eye = add(target, [Math.sin(angle) * distance, -Math.cos(angle) * distance, rise])
  }

  /** Sets the picture's scale and shift so that the points fill the given frame. */
  frame(points: readonly Vector[], frame: { x: number; y: number; width: number; height: number }) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
    for (const point of points) {
      const [x, y] = this.#plain(point)
      left = Math.min(left, x)
      right = Math.max(right, x)
      top = Math.min(top, y)
      bottom = Math.max(bottom, y)
    }
    const [wide, high] = [right - left, bottom - top]
    const scale = Math.min(frame.width / (wide || 1), frame.height / (high || 1))
    this.set(scale, [
      frame.x + (frame.width - wide * scale) / 2 - left * scale,
      frame.y + (frame.height - high * scale) / 2 - top * scale,
    ])
  }

  set(scale: number, offset: ImagePoint): void {
    this.#scale = scale
    this.#offset = offset
  }

  get placement(): { scale: number; offset: ImagePoint } {
    return { scale: this.#scale, offset: this.#offset }
  }

  project(point: Vector): ImagePoint {
    const [x, y] = this.#plain(point)
    return [x * this.#scale + this.#offset[0], y * this.#scale + this.#offset[1]]
  }

  /** Returns the px of the drawing per cm at a point. */
  getScaleAt(point: Vector): number {
    return this.#scale / this.getDepth(point)
  }

  getDepth(point: Vector): number {
    return Math.max(1, dot(subtract(point, this.eye), this.forward))
  }

  /** Returns the world direction of a direction in the picture (y downwards). */
  toWorldDirection([x, y]: ImagePoint): Vector {
    return add(multiply(this.right, x), [0, 0, -y])
  }

  #plain(point: Vector): ImagePoint {
    const from = subtract(point, this.eye)
    const depth = Math.max(1, dot(from, this.forward))
    return [dot(from, this.right) / depth, -from[2] / depth]
  }
}
