import type { CardIcon } from '@svetlitsa/domain/card/card'
import {
  calculateDiscountPercent,
  type Price,
  shouldShowDiscount,
} from '@svetlitsa/domain/price/price'
import type { BadgeSource, CardSource } from './card-source.queries.ts'
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

/** The badge of a price reduction; none where the discount is too small to show (card.badges). */
export function buildDiscountIcons(price: Price): CardIcon[] {
  if (!shouldShowDiscount(price)) return []
  const text = `−${calculateDiscountPercent(price)} %`
  return [{ ...plain, text, backgroundColor: '#BE1E2D', textColor: '#FFFFFF', code: 'discount' }]
}

/**
 * The icons of a product: first those that follow from its price and age, then the staff's badges.
 */
export function buildIcons(price: Price, { isHit, isNew, badges }: CardSource): StoredIcon[] {
  return [
    ...buildDiscountIcons(price),
    ...(isHit ? [hit] : []),
    ...(isNew ? [newIcon] : []),
    ...(badges ?? []).map(toIcon),
  ]
}

function toIcon(badge: BadgeSource): StoredIcon {
  const { code, text, place, backgroundColor, textColor, icon } = badge
  const { gradientAngle: angle, gradientFrom: from, gradientTo: to } = badge
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
