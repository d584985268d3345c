'use client'

import { IconButton } from '@svetlitsa/ui/actions/icon-button'
import { Icon } from '@svetlitsa/ui/media/icon'
import { Share2 } from 'lucide'
import { useOffer } from '../offer/offer-provider.tsx'

type ShareLinkProps = { url: string; title: string; buttonLabel: string }

/** Opens the share window for the selected offer (window.names, minishare). */
export function ShareLink({ url, title, buttonLabel }: ShareLinkProps) {
  const { offer } = useOffer()
  return (
    <IconButton
      kind="white"
      label={buttonLabel}
      href={`${url}?offer_id=${offer.id}`}
      data-window="minishare"
      data-title={title}
    >
      <Icon iconNode={Share2} />
    </IconButton>
  )
}
