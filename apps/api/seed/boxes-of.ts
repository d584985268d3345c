import type { PackageBox } from '../src/modules/catalogue/product.table.ts'
import type { Kind, Size } from './kinds.ts'

/** What one box of flat parts weighs at most: two people carry it up the stairs. */
const FLAT_BOX_KG = 32
/** Soft furniture that is wider comes in halves. */
const WIDEST_SOFT_CM = 235

const softMakers = new Set(['soft', 'office', 'garden'])
const wholeMakers = new Set(['light', 'decor'])

/** How a thing travels: soft furniture whole or in halves, mattresses and rugs rolled, the rest flat. */
export function boxesOf(kind: Kind, size: Size, weightKg: number): PackageBox[] {
  if (softMakers.has(kind.makes)) return softBoxes(size, weightKg)
  if (kind.makes === 'sleep' || kind.makes === 'textile') return [roll(size, weightKg)]
  if (wholeMakers.has(kind.makes)) return [padded(size, weightKg)]
  return flatBoxes(size, weightKg)
}

function softBoxes({ width, depth, height }: Size, weightKg: number): PackageBox[] {
  const count = width > WIDEST_SOFT_CM ? 2 : 1
  // Without its legs.
  const box = { width: width / count, depth, height: height * 0.78 }
  return Array.from({ length: count }, () => padded(box, weightKg / count))
}

function roll({ width, depth, height }: Pick<Size, 'width' | 'depth' | 'height'>, kg: number) {
  const thick = Math.max(12, Math.round(Math.sqrt(depth * Math.max(2, height)) * 0.55))
  return box(Math.max(width, 30) + 4, thick, thick, kg)
}

function padded(size: { width: number; depth: number; height: number }, kg: number): PackageBox {
  return box(size.width + 6, size.depth + 6, size.height + 6, kg)
}

function flatBoxes({ width, depth, height }: Size, weightKg: number): PackageBox[] {
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
