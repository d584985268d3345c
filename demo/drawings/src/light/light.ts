import type { Camera } from '../space/camera.ts'
import { add, dot, multiply, normalize, type Vector } from '../space/vector.ts'

/**
 * The light of a room: one large window to the left of and above the camera, and the light
 * reflected by the room.
 */
export class Light {
  readonly direction: Vector

  constructor(camera: Camera) {
    this.direction = normalize(
      add(add(multiply(camera.right, -0.55), multiply(camera.forward, -0.62)), [0, 0, 0.9]),
    )
  }

  /** Returns the brightness of a surface with this normal; 1 is the material's own colour. */
  getBrightness(normal: Vector): number {
    const [, , up] = normal
    return 0.6 + 0.12 * up + 0.56 * Math.max(0, dot(normal, this.direction))
  }
}
