import { useCardOfferChoice } from './card-offer-provider.tsx'

type CardNameProps = { name: string; title?: string }

/**
 * The name of a card, linked to the selected offer; a truncated name is shown in full in the title
 * attribute.
 */
export function CardName({ name, title }: CardNameProps) {
  const { chosenOffer } = useCardOfferChoice()
  return (
    <a
      href={chosenOffer.href}
      title={title}
      className="rounded-small underline-offset-4 hover:underline"
    >
      {name}
    </a>
  )
}
