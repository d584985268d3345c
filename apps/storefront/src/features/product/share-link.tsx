'use client'

import { Icon } from '@svetlitsa/ui/primitives/icon'
import { IconButton } from '@svetlitsa/ui/primitives/icon-button'
import { Share2 } from 'lucide'
import { useOffer } from './offer-scope.tsx'

type ShareLinkProps = { url: string; title: string; word: string }

/** Opens the window of the link, with the offer on the screen (storefront §2, minishare). */
export function ShareLink({ url, title, word }: ShareLinkProps) {
  const { offer } = useOffer()
  return (
    <IconButton
      kind="white"
      label={word}
      href={`${url}?offer_id=${offer.id}`}
      data-window="minishare"
      data-title={title}
    >
      <Icon of={Share2} />
    </IconButton>
  )
}
