'use client'

import { Icon } from '@svetlitsa/ui/media/icon'
import { Gift } from 'lucide'
import { useOffer } from '../offer/offer-provider.tsx'

type SugarGiftProps = {
  /** Offers whose price qualifies for the gift, in a region that gives it. */
  offerIds: readonly number[]
  label: string
}

/** The gift that comes with the selected offer (card.sugar-gift). */
export function SugarGift({ offerIds, label }: SugarGiftProps) {
  const { offer } = useOffer()
  if (!offerIds.includes(offer.id)) return null
  return (
    <p className="flex items-center gap-2 text-small text-forest">
      <Icon iconNode={Gift} size="line" />
      {label}
    </p>
  )
}
