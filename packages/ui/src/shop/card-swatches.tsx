'use client'

import { useCardOffer } from './card-offer-scope.tsx'
import { Swatches } from './swatches.tsx'

type CardSwatchesProps = {
  label: string
  /** «Ещё {n}», where {n} is the number of textures that are not shown. */
  more: string
}

/** The textures of a card's offers: choosing one changes photos, price and link in their place. */
export function CardSwatches({ label, more }: CardSwatchesProps) {
  const { offers, offer, choose } = useCardOffer()
  const swatches = offers.flatMap(({ id, texture }) => (texture ? [{ id, ...texture }] : []))
  if (swatches.length === 0) return null
  return (
    <Swatches
      label={label}
      swatches={swatches}
      chosenId={offer.id}
      onChoose={choose}
      moreHref={offer.href}
      moreLabel={(hidden) => more.replace('{n}', String(hidden))}
    />
  )
}
