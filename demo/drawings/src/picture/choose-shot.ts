import type { FurnitureKind } from '../furniture/furniture-by-kind.ts'
import type { Vector } from '../space/vector.ts'
import type { DrawnProduct } from './drawing-path.ts'

export interface Shot {
  azimuth: number
  elevation: number
  /** The maximum fractions of the picture that the product fills. */
  wide: number
  high: number
  /** Zooms in on a point of the product. */
  close: { target: Vector; times: number } | null
}

/** Returns the camera settings for a kind of product and a view. */
export function chooseShot(kind: FurnitureKind, product: DrawnProduct): Shot {
  const { azimuth, elevation, wide, high, place } = kind
  if (product.view === 'side') {
    const turned = place === 'floor' ? -azimuth - 18 : -azimuth - 6
    return { azimuth: turned, elevation: elevation + 3, wide: wide * 0.96, high, close: null }
  }
  if (product.view === 'detail') {
    const { widthCm, depthCm, heightCm } = product
    const target: Vector = [widthCm * 0.3, -depthCm * 0.4, heightCm * 0.62]
    return {
      azimuth: azimuth + 8,
      elevation: elevation + 3,
      wide,
      high,
      close: { target, times: 2.3 },
    }
  }
  return { azimuth, elevation, wide, high, close: null }
}
