import { add, dot, subtract, times, type Vector } from './vector.ts'

/** A place in the picture, in px of the drawing. */
export type Spot = readonly [x: number, y: number]

export interface Placement {
  /** Degrees the camera stands to the right of the front. */
  azimuth: number
  /** Height of the eye above what it looks at, as an angle in degrees. */
  elevation: number
  distance: number
  target: Vector
}

/**
 * A camera that stays level, so that what is upright is drawn upright; the picture is shifted
 * instead of the camera being tilted, as with a view camera.
 */
export class Camera {
  readonly eye: Vector
  readonly forward: Vector
  readonly right: Vector
  #scale = 1
  #offset: Spot = [0, 0]

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

  set(scale: number, offset: Spot): void {
    this.#scale = scale
    this.#offset = offset
  }

  get placing(): { scale: number; offset: Spot } {
    return { scale: this.#scale, offset: this.#offset }
  }

  spot(point: Vector): Spot {
    const [x, y] = this.#plain(point)
    return [x * this.#scale + this.#offset[0], y * this.#scale + this.#offset[1]]
  }

  /** Px of the drawing for a cm at this place. */
  scaleAt(point: Vector): number {
    return this.#scale / this.depthOf(point)
  }

  depthOf(point: Vector): number {
    return Math.max(1, dot(subtract(point, this.eye), this.forward))
  }

  /** The direction in the room that is a direction in the picture (y downwards). */
  inPicture([x, y]: Spot): Vector {
    return add(times(this.right, x), [0, 0, -y])
  }

  #plain(point: Vector): Spot {
    const from = subtract(point, this.eye)
    const depth = Math.max(1, dot(from, this.forward))
    return [dot(from, this.right) / depth, -from[2] / depth]
  }
}
