'use client'

import { Icon } from '@svetlitsa/ui/primitives/icon'
import { Gift } from 'lucide'
import { useOffer } from './offer-scope.tsx'

type SugarGiftProps = {
  /** Offers that are dear enough for it, in a region that gives it. */
  offerIds: readonly number[]
  word: string
}

/** The gift that comes with the chosen offer (storefront §9). */
export function SugarGift({ offerIds, word }: SugarGiftProps) {
  const { offer } = useOffer()
  if (!offerIds.includes(offer.id)) return null
  return (
    <p className="flex items-center gap-2 text-small text-forest">
      <Icon of={Gift} size="line" />
      {word}
    </p>
  )
}
