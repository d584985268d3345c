'use client'

import { useWindows } from '@svetlitsa/ui/chrome/use-windows'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import { useOffer } from '../offer-scope.tsx'

type CheaperLinkProps = { product: { guid: string; name: string; url: string }; word: string }

/** «Нашли дешевле?» beside the price: opens the form for the offer on the screen. */
export function CheaperLink({ product, word }: CheaperLinkProps) {
  const { open } = useWindows()
  const { offer } = useOffer()
  const selected = [offer.finish, offer.size, offer.sizeText].filter(Boolean).join(', ')
  return (
    <TextLink onClick={() => open('findCheaper', { title: word, product, selected })}>
      {word}
    </TextLink>
  )
}
