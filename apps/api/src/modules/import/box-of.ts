import type { FeedBox } from './feed-goods.ts'
import { measure } from './measure.ts'

/** The package of an offer: «length/width/height» in centimetres; null for anything else. */
export function boxOf(dimensions: string, weightKg: number | null): FeedBox | null {
  const sizes = dimensions.split('/').map((size) => measure(size, 'см'))
  const [widthCm, depthCm, heightCm] = sizes
  if (sizes.length !== 3 || !widthCm || !depthCm || !heightCm) return null
  if (Math.min(widthCm, depthCm, heightCm) <= 0) return null
  return { widthCm, depthCm, heightCm, weightKg: weightKg ?? 0 }
}
