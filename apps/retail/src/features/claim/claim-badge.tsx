import type { ClaimState } from '@svetlitsa/domain/claim/claim-state'
import { claimTexts } from '@svetlitsa/i18n/claim/claim-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Badge } from '@svetlitsa/ui/feedback/badge'

const tones = {
  draft: 'closed',
  sent: 'new',
  answered: 'work',
  accepted: 'ready',
  declined: 'closed',
} as const

/** The state of a claim. */
export function ClaimBadge({ state }: { state: ClaimState }) {
  return <Badge tone={tones[state]}>{claimTexts[useLanguage()].state[state]}</Badge>
}
