/** A small picture as the arithmetic takes it: lightness and two colours (CIE L*a*b*) of each point. */
export interface Pixels {
  width: number
  height: number
  lightness: Float32Array
  /** Green to red. */
  a: Float32Array
  /** Blue to yellow. */
  b: Float32Array
}

const linear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Turns bytes of red, green and blue into what an eye compares. */
export function pixelsOf(bytes: Uint8Array, width: number, height: number): Pixels {
  const count = width * height
  const made: Pixels = {
    width,
    height,
    lightness: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  }
  for (let at = 0; at < count; at++) {
    const red = linear[bytes[at * 3] ?? 0] ?? 0
    const green = linear[bytes[at * 3 + 1] ?? 0] ?? 0
    const blue = linear[bytes[at * 3 + 2] ?? 0] ?? 0
    const x = bent((red * 0.4124 + green * 0.3576 + blue * 0.1805) / 0.95047)
    const y = bent(red * 0.2126 + green * 0.7152 + blue * 0.0722)
    const z = bent((red * 0.0193 + green * 0.1192 + blue * 0.9505) / 1.08883)
    made.lightness[at] = 116 * y - 16
    made.a[at] = 500 * (x - y)
    made.b[at] = 200 * (y - z)
  }
  return made
}

function bent(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
}

/** The same picture seen in a mirror. */
export function mirrored(pixels: Pixels): Pixels {
  const { width, height } = pixels
  const turn = (plane: Float32Array) => {
    const turned = new Float32Array(plane.length)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        turned[y * width + x] = plane[y * width + width - 1 - x] ?? 0
      }
    }
    return turned
  }
  return {
    width,
    height,
    lightness: turn(pixels.lightness),
    a: turn(pixels.a),
    b: turn(pixels.b),
  }
}
