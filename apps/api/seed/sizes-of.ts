import type { Kind, Size } from './kinds.ts'
import { numberOf } from './studio/facts-of-model.ts'
import type { StudioModel } from './studio/studio-library.ts'

/** No size differs from its neighbours by more: a picture of one must not lie about the other. */
const STEPS_AWAY = 1

/**
 * The sizes a product comes in. A model of the studio stands for the size nearest to its own; the
 * others are as much larger or smaller as those of the kind are.
 */
export function sizesOf(kind: Kind, model: StudioModel | null): Size[] {
  if (!model) return [...kind.sizes]
  const { widthCm, depthCm, heightCm } = model.size ?? plannedSize(model, kind)
  const own = kind.sizes.reduce((best, size) => (farness(size) < farness(best) ? size : best))
  const ownAt = kind.sizes.indexOf(own)
  function farness({ width, height }: Size) {
    return Math.abs(width - widthCm) + Math.abs(height - heightCm)
  }
  const near = kind.sizes.filter(
    (size, at) => size === own || (!kind.oneSize && Math.abs(at - ownAt) <= STEPS_AWAY),
  )
  const ownExtra = kind.extra ? numberOf(model, kind.extra) : null
  return near.map((size) => {
    const made = {
      ...size,
      width: sized(widthCm, size.width - own.width),
      depth: sized(depthCm, size.depth - own.depth),
      height: sized(heightCm, size.height - own.height),
      ...(size.extra !== undefined &&
        own.extra !== undefined && {
          extra: (ownExtra ?? own.extra) + size.extra - own.extra,
        }),
    }
    return { ...made, label: near.length > 1 ? labelOf(kind, made) : '' }
  })
}

/** What it was built to, where it was not measured yet. */
function plannedSize({ params }: StudioModel, { sizes: [first] }: Kind) {
  const cm = (name: string, otherwise = 1) => Number(params[name] ?? otherwise)
  return {
    widthCm: cm('width', first?.width),
    depthCm: cm('depth', Number(params.length ?? first?.depth)),
    heightCm: cm('height', first?.height),
  }
}

const sized = (cm: number, more: number) => Math.max(1, Math.round(cm + more))

function labelOf({ label = '{w} см' }: Kind, { width, depth, height, extra }: Size): string {
  const seat = Math.round(height - 27)
  const words: Record<string, number> = { w: width, d: depth, h: height, extra: extra ?? 0, seat }
  return label.replace(/\{(\w+)\}/g, (_, name: string) => String(words[name] ?? ''))
}
