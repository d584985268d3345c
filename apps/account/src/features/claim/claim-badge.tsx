import type { Claim } from '@svetlitsa/api-client/claim/queries'
import { claimFormTexts } from '@svetlitsa/i18n/claim-form/claim-form-texts'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { Badge } from '@svetlitsa/ui/feedback/badge'

const tones = {
  draft: 'closed',
  sent: 'work',
  answered: 'new',
  accepted: 'ready',
  declined: 'closed',
} as const

/** The state of a claim in words. */
export function ClaimBadge({ state }: { state: Claim['state'] }) {
  const t = useTexts(claimFormTexts)
  return <Badge tone={tones[state]}>{t(`state.${state}`)}</Badge>
}
