import { Box, Check, Zap } from 'lucide'
import type { CSSProperties } from 'react'
import { Icon } from '../primitives/icon.tsx'

/** The field names are those of the specification (storefront §3, «Icon/shield»). */
export type ShieldData = {
  text: string
  position: 'top' | 'bottom'
  backgroundColor?: string
  textColor?: string
  /** `checked`, `lightning`, or the address of a small picture. */
  icon?: string
  /** `constructor3d` has an icon of its own. */
  code?: string
  lineaGradient?: { angle: number; colors: readonly [string, string] }
}

type ShieldProps = { shield: ShieldData }

/**
 * A word on a picture. Its colours belong to the data and not to the theme: they are the one place
 * of the kit where colour comes in from outside, through the style of this element alone. Without
 * colours a shield is white. 24 high on every ground.
 */
export function Shield({ shield }: ShieldProps) {
  return (
    <span data-code={shield.code} style={shieldStyle(shield)} className="shield">
      <ShieldIcon icon={shield.icon} code={shield.code} />
      <span className="truncate">{shield.text}</span>
    </span>
  )
}

function shieldStyle({ backgroundColor, textColor, lineaGradient }: ShieldData): CSSProperties {
  if (!lineaGradient) return { backgroundColor, color: textColor }
  const [from, to] = lineaGradient.colors
  return {
    backgroundColor: backgroundColor ?? from,
    backgroundImage: `linear-gradient(${lineaGradient.angle}deg, ${from}, ${to})`,
    color: textColor,
  }
}

function ShieldIcon({ icon, code }: Pick<ShieldData, 'icon' | 'code'>) {
  if (icon === 'checked') return <Icon of={Check} size="line" />
  if (icon === 'lightning') return <Icon of={Zap} size="line" filled />
  if (icon) return <img src={icon} alt="" width={16} height={16} className="size-4 shrink-0" />
  return code === 'constructor3d' ? <Icon of={Box} size="line" /> : null
}
