/** A small picture in CIE L*a*b*: lightness and two colour planes. */
export interface Pixels {
  width: number
  height: number
  lightness: Float32Array
  /** Green to red. */
  a: Float32Array
  /** Blue to yellow. */
  b: Float32Array
}

const toLinear = Float32Array.from({ length: 256 }, (_, value) => {
  const share = value / 255
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
})

/** Converts RGB bytes to L*a*b*, where distances match perception. */
export function toPixels(bytes: Uint8Array, width: number, height: number): Pixels {
  const count = width * height
  const converted: Pixels = {
    width,
    height,
    lightness: new Float32Array(count),
    a: new Float32Array(count),
    b: new Float32Array(count),
  }
  for (let index = 0; index < count; index++) {
    const red = toLinear[bytes[index * 3] ?? 0] ?? 0
    const green = toLinear[bytes[index * 3 + 1] ?? 0] ?? 0
    const blue = toLinear[bytes[index * 3 + 2] ?? 0] ?? 0
    const x = toPerceptual((red * 0.4124 + green * 0.3576 + blue * 0.1805) / 0.95047)
    const y = toPerceptual(red * 0.2126 + green * 0.7152 + blue * 0.0722)
    const z = toPerceptual((red * 0.0193 + green * 0.1192 + blue * 0.9505) / 1.08883)
    converted.lightness[index] = 116 * y - 16
    converted.a[index] = 500 * (x - y)
    converted.b[index] = 200 * (y - z)
  }
  return converted
}

function toPerceptual(share: number): number {
  return share > 0.008856 ? Math.cbrt(share) : 7.787 * share + 16 / 116
}

/** The picture mirrored horizontally. */
export function mirrorPixels(pixels: Pixels): Pixels {
  const { width, height } = pixels
  const mirrorPlane = (plane: Float32Array) => {
    const mirrored = new Float32Array(plane.length)
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        mirrored[y * width + x] = plane[y * width + width - 1 - x] ?? 0
      }
    }
    return mirrored
  }
  return {
    width,
    height,
    lightness: mirrorPlane(pixels.lightness),
    a: mirrorPlane(pixels.a),
    b: mirrorPlane(pixels.b),
  }
}
