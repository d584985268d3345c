import { bonusTerms } from '@svetlitsa/domain/bonus/get-bonus-level'
import { useRouterState } from '@tanstack/react-router'
import { useLanguage } from '../language/language-provider.tsx'
import { getSubscriptionTexts } from '../subscription/get-subscription-texts.ts'
import { SubscriptionBlock } from '../subscription/subscription-block.tsx'
import { isQuietPath } from './is-quiet-path.ts'

/** The invitation to subscribe above the footer of a single-page app (subscribe.block). */
export function SpaSubscription({ hasBonus }: { hasBonus: boolean }) {
  const language = useLanguage()
  const isQuiet = useRouterState({ select: ({ location }) => isQuietPath(location.pathname) })
  const bonus = hasBonus ? bonusTerms.subscriptionBonus : 0
  if (isQuiet) return null
  return <SubscriptionBlock texts={getSubscriptionTexts(language, bonus)} bonus={bonus} />
}
