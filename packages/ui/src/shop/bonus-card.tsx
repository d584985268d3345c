import { groupThousands } from '@svetlitsa/domain/money/group-thousands'
import type { ReactNode } from 'react'
import { Panes } from '../primitives/panes.tsx'

type BonusCardProps = {
  /** `<Logo tone="plain">`. */
  logo: ReactNode
  balance: number
  /** «бонусов, 1 бонус = 1 ₽». */
  caption: string
  /** The number it is kept under, concealed where others may look. */
  owner?: string
  /** What a seller scans. */
  code?: ReactNode
  /** forest is the card of the account, terracotta lies on the forest band of the home page. */
  tone?: 'forest' | 'terracotta'
}

const grounds = {
  forest: 'bg-forest text-on-forest max-w-110 h-55 md:h-68 p-6 md:p-8',
  terracotta: 'bg-accent text-on-accent max-w-96 h-55 md:h-59 p-6 md:p-7',
} as const

/** The bonus card with the window's light on it; light colours in both themes (design notes §1). */
export function BonusCard(props: BonusCardProps) {
  const { logo, balance, caption, owner, code, tone = 'forest' } = props
  return (
    <div
      data-theme="light"
      className={`relative flex w-full flex-col justify-between overflow-hidden rounded-large shadow-float ${grounds[tone]}`}
    >
      <div className="absolute inset-y-0 right-0 w-4/5">
        <Panes ground="dark" />
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
