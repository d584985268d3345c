import type { KindSize, ProductKind } from '../product/product-kinds.ts'
import { getModelNumber } from '../studio/model-properties.ts'
import type { StudioModel } from '../studio/studio-library.ts'

/** Only neighboring sizes share a model, so that a picture does not misrepresent the product. */
const MAX_STEPS = 1

/**
 * The sizes of a product. A studio model represents the size closest to its own; the other sizes
 * keep the differences defined by the product kind.
 */
export function listOfferSizes(kind: ProductKind, model: StudioModel | null): KindSize[] {
  if (!model) return [...kind.sizes]
  const { widthCm, depthCm, heightCm } = model.size ?? getPlannedSize(model, kind)
  const modelSize = kind.sizes.reduce((best, size) =>
    calculateSizeDistance(size) < calculateSizeDistance(best) ? size : best,
  )
  const modelSizeIndex = kind.sizes.indexOf(modelSize)
  function calculateSizeDistance({ width, height }: KindSize) {
    return Math.abs(width - widthCm) + Math.abs(height - heightCm)
  }
  const neighbourSizes = kind.sizes.filter(
    (size, index) =>
      size === modelSize || (!kind.oneSize && Math.abs(index - modelSizeIndex) <= MAX_STEPS),
  )
  const modelExtra = kind.extra ? getModelNumber(model, kind.extra) : null
  return neighbourSizes.map((size) => {
    const adjustedSize = {
      ...size,
      width: adjustSize(widthCm, size.width - modelSize.width),
      depth: adjustSize(depthCm, size.depth - modelSize.depth),
      height: adjustSize(heightCm, size.height - modelSize.height),
      ...(size.extra !== undefined &&
        modelSize.extra !== undefined && {
          extra: (modelExtra ?? modelSize.extra) + size.extra - modelSize.extra,
        }),
    }
    return {
      ...adjustedSize,
      label: neighbourSizes.length > 1 ? formatLabel(kind, adjustedSize) : '',
    }
  })
}

/** The planned size of a model that has not been measured yet. */
function getPlannedSize({ params }: StudioModel, { sizes: [first] }: ProductKind) {
  const cm = (name: string, otherwise = 1) => Number(params[name] ?? otherwise)
  return {
    widthCm: cm('width', first?.width),
    depthCm: cm('depth', Number(params.length ?? first?.depth)),
    heightCm: cm('height', first?.height),
  }
}

const adjustSize = (cm: number, differenceCm: number) => Math.max(1, Math.round(cm + differenceCm))

function formatLabel(
  { label = '{w} см' }: ProductKind,
  { width, depth, height, extra }: KindSize,
): string {
  const seat = Math.round(height - 27)
  const placeholders: Record<string, number> = {
    w: width,
    d: depth,
    h: height,
    extra: extra ?? 0,
    seat,
  }
  return label.replace(/\{(\w+)\}/g, (_, name: string) => String(placeholders[name] ?? ''))
}
