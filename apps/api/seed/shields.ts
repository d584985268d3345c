import type { Row } from './goods.ts'
import type { Kind } from './kinds.ts'
import type { Random } from './random.ts'
import type { Vendor } from './vendors.ts'

const plain = { icon: null, gradient_angle: null, gradient_from: null, gradient_to: null }
const CONSTRUCTOR = 1
const WARRANTY = 2
const QUICK = 3
const HOUSEWARMING = 4
const OWN_MAKE = 5

const LONG_WARRANTY_MONTHS = 24
const QUICK_MINUTES = 15

/** The shop's own words on pictures, beside discount, hit and novelty. */
export const shields: readonly Row[] = [
  {
    ...plain,
    id: CONSTRUCTOR,
    code: 'constructor3d',
    text: '3D конструктор',
    place: 'bottom',
    background_color: '#FFFFFF',
    text_color: '#211D18',
    position: 10,
  },
  {
    ...plain,
    id: WARRANTY,
    code: 'warranty',
    text: 'Гарантия 2 года',
    place: 'bottom',
    background_color: '#FFFFFF',
    text_color: '#2F4A3C',
    icon: 'checked',
    position: 20,
  },
  {
    ...plain,
    id: QUICK,
    code: 'quick',
    text: 'Сборка за 15 минут',
    place: 'bottom',
    background_color: '#FFFFFF',
    text_color: '#211D18',
    icon: 'lightning',
    position: 30,
  },
  {
    id: HOUSEWARMING,
    code: 'novosele',
    text: 'Новоселье',
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
    ...plain,
    id: OWN_MAKE,
    code: 'own',
    text: 'Делаем сами',
    place: 'bottom',
    background_color: '#F1EBE1',
    text_color: '#211D18',
    position: 15,
  },
]

interface Shielded {
  kind: Kind
  maker: Vendor
  warrantyMonths: number
}

/** At most one of them at the bottom: the picture belongs to the thing. */
export function shieldsOf({ kind, maker, warrantyMonths }: Shielded, own: Random): number[] {
  const bottom = kind.section.startsWith('kuhni')
    ? CONSTRUCTOR
    : maker.id === 1
      ? OWN_MAKE
      : warrantyMonths >= LONG_WARRANTY_MONTHS && own.chance(15)
        ? WARRANTY
        : kind.assemblyMinutes > 0 && kind.assemblyMinutes <= QUICK_MINUTES && own.chance(25)
          ? QUICK
          : null
  return [...(own.chance(5) ? [HOUSEWARMING] : []), ...(bottom === null ? [] : [bottom])]
}
