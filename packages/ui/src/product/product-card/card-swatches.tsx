import { Swatches } from '../swatches/swatches.tsx'
import { useCardOffer, useCardOfferChoice } from './card-offer-provider.tsx'

type CardSwatchesProps = {
  label: string
  /** «Ещё {n}», where {n} is the number of hidden textures. */
  more: string
}

/**
 * The textures of the offers of a card: choosing one updates photos, price and link of the card.
 */
export function CardSwatches({ label, more }: CardSwatchesProps) {
  const { offers } = useCardOffer()
  const { chosenOffer, choose } = useCardOfferChoice()
  const swatches = offers.flatMap(({ id, texture }) => (texture ? [{ id, ...texture }] : []))
  if (swatches.length === 0) return null
  return (
    <Swatches
      label={label}
      swatches={swatches}
      chosenId={chosenOffer.id}
      onChoose={choose}
      moreHref={chosenOffer.href}
      getMoreLabel={(hidden) => more.replace('{n}', String(hidden))}
    />
  )
}
