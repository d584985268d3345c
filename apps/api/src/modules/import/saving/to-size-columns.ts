import type { FeedOffer } from '../feed/feed-goods.ts'
import { parseMeasure } from '../validation/parse-measure.ts'

const MAX_SIZE_CM = 10_000

/** Width, depth and height of an offer in whole centimetres, when its properties contain them. */
export function toSizeColumns({ params }: FeedOffer): {
  width_cm: number | null
  depth_cm: number | null
  height_cm: number | null
} {
  const findSizeCm = (name: string): number | null => {
    const param = params.find((candidate) => candidate.name.toLowerCase() === name)
    const size = param ? parseMeasure(param.value, param.unit || 'см') : null
    return size !== null && size > 0 && size <= MAX_SIZE_CM ? Math.max(1, Math.round(size)) : null
  }
  const [length, width, depth] = [findSizeCm('длина'), findSizeCm('ширина'), findSizeCm('глубина')]
  // In feeds a table has length and width, a sofa width and depth: the longer side is the width.
  const isLongAndWide = length !== null && width !== null && depth === null
  return {
    width_cm: isLongAndWide ? length : (width ?? length),
    depth_cm: isLongAndWide ? width : depth,
    height_cm: findSizeCm('высота'),
  }
}
