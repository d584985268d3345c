import type { PackageBox } from '../../../src/schema/product.table.ts'
import type { KindSize, ProductKind } from '../product/product-kinds.ts'

/** Maximum weight of one flat box: two people can carry it upstairs. */
const FLAT_BOX_KG = 32
/** Wider upholstered furniture is shipped in two halves. */
const WIDEST_SOFT_CM = 235

const softProfiles = new Set(['soft', 'office', 'garden'])
const wholeProfiles = new Set(['light', 'decor'])

/**
 * The boxes in which a product ships: upholstered furniture whole or in halves, mattresses and rugs
 * rolled, everything else flat.
 */
export function buildPackageBoxes(
  kind: ProductKind,
  size: KindSize,
  weightKg: number,
): PackageBox[] {
  if (softProfiles.has(kind.vendorProfile)) return buildSoftBoxes(size, weightKg)
  if (kind.vendorProfile === 'sleep' || kind.vendorProfile === 'textile')
    return [buildRoll(size, weightKg)]
  if (wholeProfiles.has(kind.vendorProfile)) return [buildPaddedBox(size, weightKg)]
  return buildFlatBoxes(size, weightKg)
}

function buildSoftBoxes({ width, depth, height }: KindSize, weightKg: number): PackageBox[] {
  const count = width > WIDEST_SOFT_CM ? 2 : 1
  // The height without legs.
  const box = { width: width / count, depth, height: height * 0.78 }
  return Array.from({ length: count }, () => buildPaddedBox(box, weightKg / count))
}

function buildRoll(
  { width, depth, height }: Pick<KindSize, 'width' | 'depth' | 'height'>,
  kg: number,
) {
  const thick = Math.max(12, Math.round(Math.sqrt(depth * Math.max(2, height)) * 0.55))
  return box(Math.max(width, 30) + 4, thick, thick, kg)
}

function buildPaddedBox(
  size: { width: number; depth: number; height: number },
  kg: number,
): PackageBox {
  return box(size.width + 6, size.depth + 6, size.height + 6, kg)
}

function buildFlatBoxes({ width, depth, height }: KindSize, weightKg: number): PackageBox[] {
  const count = Math.max(1, Math.ceil(weightKg / FLAT_BOX_KG))
  const [longest = 1, middle = 1] = [width, depth, height].sort((a, b) => b - a)
  const kg = weightKg / count
  return Array.from({ length: count }, () =>
    box(Math.min(longest, 220) + 6, Math.min(middle, 62) + 4, Math.max(6, kg * 0.5), kg),
  )
}

function box(widthCm: number, depthCm: number, heightCm: number, weightKg: number): PackageBox {
  const [width, depth, height] = [widthCm, depthCm, heightCm].map(Math.round)
  return {
    widthCm: width ?? 1,
    depthCm: depth ?? 1,
    heightCm: height ?? 1,
    weightKg: Math.round(weightKg * 10) / 10,
  }
}
