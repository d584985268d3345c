import type { ModerationState } from '@svetlitsa/domain/moderation/moderation-state'
import { moderationTexts } from '@svetlitsa/i18n/moderation-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { Badge } from '@svetlitsa/ui/primitives/badge'

const tones = { waiting: 'new', shown: 'ready', rejected: 'closed' } as const

/** Whether others see what a shopper wrote. */
export function StateBadge({ state }: { state: ModerationState }) {
  return <Badge tone={tones[state]}>{moderationTexts[useLanguage()].state[state]}</Badge>
}
