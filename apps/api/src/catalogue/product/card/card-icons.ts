import type { CardIcon } from '@svetlitsa/domain/card/card'
import {
  calculateDiscountPercent,
  type Price,
  shouldShowDiscount,
} from '@svetlitsa/domain/price/price'
import type { CardSource, ShieldSource } from './card-source.queries.ts'
import type { StoredIcon } from './stored-card.ts'

const plain = { position: 'top', icon: null, lineaGradient: null } as const

const hit: StoredIcon = {
  ...plain,
  text: null,
  backgroundColor: '#2F4A3C',
  textColor: '#F4F1E8',
  code: 'hit',
}

const newIcon: StoredIcon = {
  ...plain,
  text: null,
  backgroundColor: '#FFFFFF',
  textColor: '#211D18',
  code: 'new',
}

/** The shield of a price reduction; none where the discount is too small to show (card.shields). */
export function buildDiscountIcons(price: Price): CardIcon[] {
  if (!shouldShowDiscount(price)) return []
  const text = `−${calculateDiscountPercent(price)} %`
  return [{ ...plain, text, backgroundColor: '#BE1E2D', textColor: '#FFFFFF', code: 'discount' }]
}

/**
 * The icons of a product: first those that follow from its price and age, then the staff's shields.
 */
export function buildIcons(price: Price, { isHit, isNew, shields }: CardSource): StoredIcon[] {
  return [
    ...buildDiscountIcons(price),
    ...(isHit ? [hit] : []),
    ...(isNew ? [newIcon] : []),
    ...(shields ?? []).map(toIcon),
  ]
}

function toIcon(shield: ShieldSource): StoredIcon {
  const { code, text, place, backgroundColor, textColor, icon } = shield
  const { gradientAngle: angle, gradientFrom: from, gradientTo: to } = shield
  const hasGradient = angle !== null && from !== null && to !== null
  return {
    text,
    position: place,
    backgroundColor,
    textColor,
    icon,
    code,
    lineaGradient: hasGradient ? { angle, colors: [from, to] } : null,
  }
}
