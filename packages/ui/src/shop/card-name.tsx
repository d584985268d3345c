'use client'

import { useCardOffer } from './card-offer-scope.tsx'

type CardNameProps = { name: string; title?: string }

/** The name of a card, leading to the offer it shows now; the whole name in the hint where cut. */
export function CardName({ name, title }: CardNameProps) {
  const { offer } = useCardOffer()
  return (
    <a href={offer.href} title={title} className="rounded-small underline-offset-4 hover:underline">
      {name}
    </a>
  )
}
