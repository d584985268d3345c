import {
  calculateDiscountPercent,
  type Price,
  shouldShowDiscount,
} from '@svetlitsa/domain/price/price'
import { Box, Check, Zap } from 'lucide'
import type { CSSProperties } from 'react'
import { Icon } from '../../media/icon/icon.tsx'

/** The field names are those of the specification (shield.icon). */
export type ProductBadgeData = {
  text: string
  position: 'top' | 'bottom'
  backgroundColor?: string
  textColor?: string
  /** `checked`, `lightning`, or the address of a small picture. */
  icon?: string
  /** `constructor3d` has its own icon. */
  code?: string
  lineaGradient?: { angle: number; colors: readonly [string, string] }
}

type ProductBadgeProps = { badge: ProductBadgeData }

/**
 * A short label on a picture. Its colours come from the data, not from the theme: this is the only
 * component with colours from outside, set by the style of this element alone. Without colours a
 * badge is white. 24 px high on every background.
 */
export function ProductBadge({ badge }: ProductBadgeProps) {
  return (
    <span data-code={badge.code} style={getBadgeStyle(badge)} className="product-badge">
      <BadgeIcon icon={badge.icon} code={badge.code} />
      <span className="truncate">{badge.text}</span>
    </span>
  )
}

function getBadgeStyle({
  backgroundColor,
  textColor,
  lineaGradient,
}: ProductBadgeData): CSSProperties {
  if (!lineaGradient) return { backgroundColor, color: textColor }
  const [from, to] = lineaGradient.colors
  return {
    backgroundColor: backgroundColor ?? from,
    backgroundImage: `linear-gradient(${lineaGradient.angle}deg, ${from}, ${to})`,
    color: textColor,
  }
}

function BadgeIcon({ icon, code }: Pick<ProductBadgeData, 'icon' | 'code'>) {
  if (icon === 'checked') return <Icon iconNode={Check} size="line" />
  if (icon === 'lightning') return <Icon iconNode={Zap} size="line" filled />
  if (icon) return <img src={icon} alt="" width={16} height={16} className="size-4 shrink-0" />
  return code === 'constructor3d' ? <Icon iconNode={Box} size="line" /> : null
}

type DiscountBadgeProps = { price: Price }

/**
 * «−23 %», if the discount exceeds 1 % and the old price differs (domain.discount); otherwise
 * renders nothing.
 */
export function DiscountBadge({ price }: DiscountBadgeProps) {
  if (!shouldShowDiscount(price)) return null
  return (
    <span className="inline-flex h-6 items-center rounded-small bg-sale px-2 text-note font-semibold whitespace-nowrap text-on-sale">
      {`−${calculateDiscountPercent(price)}\u00a0%`}
    </span>
  )
}
