import { useRouterState } from '@tanstack/react-router'
import type { ComponentProps } from 'react'
import { ShopFooter } from '../footer/shop-footer.tsx'
import { getSubscriptionTexts } from '../subscription/get-subscription-texts.ts'
import { SubscriptionBlock } from '../subscription/subscription-block.tsx'
import { hidesInvitations } from './hides-invitations.ts'

type SpaFooterProps = Omit<ComponentProps<typeof ShopFooter>, 'year'> & {
  /** For a subscription, 0 in a region without bonuses; null until its data is there. */
  bonus: number | null
}

/** The footer of a single-page app below the invitation to subscribe (subscribe.block). */
export function SpaFooter({ bonus, ...footer }: SpaFooterProps) {
  const isInvitationHidden = useRouterState({
    select: ({ location }) => hidesInvitations(location.pathname),
  })
  return (
    <>
      {bonus !== null && !isInvitationHidden && (
        <SubscriptionBlock texts={getSubscriptionTexts(footer.language, bonus)} bonus={bonus} />
      )}
      <ShopFooter {...footer} year={new Date().getFullYear()} />
    </>
  )
}
