import type { Row } from '../product/goods.ts'
import type { ProductKind } from '../product/product-kinds.ts'
import type { Random } from '../random/random.ts'
import type { Vendor } from '../vendor/vendors.ts'

const plainBadge = {
  text: null,
  icon: null,
  gradient_angle: null,
  gradient_from: null,
  gradient_to: null,
}
const CONSTRUCTOR = 1
const WARRANTY = 2
const QUICK = 3
const HOUSEWARMING = 4
const OWN_MAKE = 5

const LONG_WARRANTY_MONTHS = 24
const QUICK_MINUTES = 15

/** Badges defined by the shop, in addition to discount, hit and novelty. */
export const badges: readonly Row[] = [
  {
    ...plainBadge,
    id: CONSTRUCTOR,
    code: 'constructor3d',
    place: 'bottom',
    background_color: '#FFFFFF',
    text_color: '#211D18',
    position: 10,
  },
  {
    ...plainBadge,
    id: WARRANTY,
    code: 'warranty',
    place: 'bottom',
    background_color: '#FFFFFF',
    text_color: '#2F4A3C',
    icon: 'checked',
    position: 20,
  },
  {
    ...plainBadge,
    id: QUICK,
    code: 'quick',
    place: 'bottom',
    background_color: '#FFFFFF',
    text_color: '#211D18',
    icon: 'lightning',
    position: 30,
  },
  {
    id: HOUSEWARMING,
    code: 'novosele',
    text: null,
    place: 'top',
    background_color: '#8E3B24',
    text_color: '#FFFFFF',
    icon: null,
    gradient_angle: 120,
    gradient_from: '#8E3B24',
    gradient_to: '#6B4A12',
    position: 5,
  },
  {
    ...plainBadge,
    id: OWN_MAKE,
    code: 'own',
    place: 'bottom',
    background_color: '#F1EBE1',
    text_color: '#211D18',
    position: 15,
  },
]

interface BadgeInput {
  kind: ProductKind
  vendor: Vendor
  warrantyMonths: number
}

/** At most one badge at the bottom, so that the product stays visible. */
export function pickBadges({ kind, vendor, warrantyMonths }: BadgeInput, random: Random): number[] {
  const bottom = kind.section.startsWith('kuhni')
    ? CONSTRUCTOR
    : vendor.id === 1
      ? OWN_MAKE
      : warrantyMonths >= LONG_WARRANTY_MONTHS && random.hasChance(15)
        ? WARRANTY
        : kind.assemblyMinutes > 0 && kind.assemblyMinutes <= QUICK_MINUTES && random.hasChance(25)
          ? QUICK
          : null
  return [...(random.hasChance(5) ? [HOUSEWARMING] : []), ...(bottom === null ? [] : [bottom])]
}
