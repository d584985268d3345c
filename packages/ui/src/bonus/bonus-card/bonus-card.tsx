import { groupThousands } from '@svetlitsa/domain/money/price-text'
import type { ReactNode } from 'react'
import { PanesBackground } from '../../brand/panes-background/panes-background.tsx'

type BonusCardProps = {
  /** `<Logo tone="plain">`. */
  logo: ReactNode
  balance: number
  /** «бонусов, 1 бонус = 1 ₽». */
  caption: string
  /** The phone number of the account; mask it where others may see it. */
  owner?: string
  /** The barcode that a seller scans. */
  code?: ReactNode
  /** forest is for the account page, terracotta for the forest-green band of the home page. */
  tone?: 'forest' | 'terracotta'
}

const grounds = {
  forest: 'bg-forest text-on-forest max-w-110 h-55 md:h-68 p-6 md:p-8',
  terracotta: 'bg-accent text-on-accent max-w-96 h-55 md:h-59 p-6 md:p-7',
} as const

/**
 * The bonus card with the window light pattern; it has the same light colours in both themes (ADR
 * 0050).
 */
export function BonusCard(props: BonusCardProps) {
  const { logo, balance, caption, owner, code, tone = 'forest' } = props
  return (
    <div
      data-theme="light"
      className={`relative flex w-full flex-col justify-between overflow-hidden rounded-large shadow-float ${grounds[tone]}`}
    >
      <div className="absolute inset-y-0 right-0 w-4/5">
        <PanesBackground background="dark" />
      </div>
      <div className="relative flex items-start justify-between gap-4">
        {logo}
        {code}
      </div>
      <div className="relative">
        <p className={tone === 'forest' ? 'text-bonus' : 'text-total'}>{groupThousands(balance)}</p>
        <p className="flex flex-wrap justify-between gap-x-4 text-small">
          <span>{caption}</span>
          {owner && <span>{owner}</span>}
        </p>
      </div>
    </div>
  )
}
