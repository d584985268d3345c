import { shellTexts } from '@svetlitsa/i18n/shell/shell-texts'
import { LoadingBar } from '@svetlitsa/ui/feedback/loading-bar'
import { useRouterState } from '@tanstack/react-router'
import { BonusAccrual } from '../bonus-accrual/bonus-accrual.ts'
import { PwaSetup } from '../install/pwa-setup.tsx'
import { useLanguage } from '../language/language-provider.tsx'
import { hidesInvitations } from './hides-invitations.ts'

/** What the shop shows over every screen of a single-page app, whatever its layout. */
export function SpaLayers() {
  const isLoading = useRouterState({ select: ({ isLoading }) => isLoading })
  const isInvitationHidden = useRouterState({
    select: ({ location }) => hidesInvitations(location.pathname),
  })
  return (
    <>
      <LoadingBar loading={isLoading} label={shellTexts[useLanguage()].loading} />
      <BonusAccrual />
      {!isInvitationHidden && <PwaSetup />}
    </>
  )
}
