import type { Camera } from '../space/camera.ts'
import { add, dot, times, unit, type Vector } from '../space/vector.ts'

/** One large window to the left of the camera and above it, and what the room throws back. */
export class Light {
  readonly towards: Vector

  constructor(camera: Camera) {
    this.towards = unit(
      add(add(times(camera.right, -0.55), times(camera.forward, -0.62)), [0, 0, 0.9]),
    )
  }

  /** How bright a surface is that looks this way: 1 is the material's own colour. */
  on(normal: Vector): number {
    const [, , up] = normal
    return 0.6 + 0.12 * up + 0.56 * Math.max(0, dot(normal, this.towards))
  }
}
