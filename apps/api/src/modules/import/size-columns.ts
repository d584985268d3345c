import type { FeedOffer } from './feed-goods.ts'
import { measure } from './measure.ts'

const LARGEST_CM = 10_000

/** Width, depth and height of an offer in whole centimetres, where its characteristics tell them. */
export function sizeColumns({ params }: FeedOffer): {
  width_cm: number | null
  depth_cm: number | null
  height_cm: number | null
} {
  const of = (name: string): number | null => {
    const param = params.find((one) => one.name.toLowerCase() === name)
    const size = param ? measure(param.value, param.unit || 'см') : null
    return size !== null && size > 0 && size <= LARGEST_CM ? Math.max(1, Math.round(size)) : null
  }
  const [length, width, depth] = [of('длина'), of('ширина'), of('глубина')]
  // A table of a feed is long and wide, a sofa wide and deep: the longer side faces the room.
  const isLongAndWide = length !== null && width !== null && depth === null
  return {
    width_cm: isLongAndWide ? length : (width ?? length),
    depth_cm: isLongAndWide ? width : depth,
    height_cm: of('высота'),
  }
}
