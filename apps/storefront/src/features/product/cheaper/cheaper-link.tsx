'use client'

import { TextLink } from '@svetlitsa/ui/actions/text-link'
import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import { useOffer } from '../offer/offer-provider.tsx'

type CheaperLinkProps = { product: { guid: string; name: string; url: string }; label: string }

/** «Нашли дешевле?» beside the price: opens the form for the selected offer. */
export function CheaperLink({ product, label }: CheaperLinkProps) {
  const { open } = useWindows()
  const { offer } = useOffer()
  const selected = [offer.finish, offer.size, offer.sizeText].filter(Boolean).join(', ')
  return (
    <TextLink onClick={() => open('findCheaper', { title: label, product, selected })}>
      {label}
    </TextLink>
  )
}
