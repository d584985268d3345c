import type { ModerationState } from '@svetlitsa/domain/moderation/moderation-state'
import { moderationTexts } from '@svetlitsa/i18n/moderation/moderation-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Badge } from '@svetlitsa/ui/feedback/badge'

const tones = { waiting: 'new', shown: 'ready', rejected: 'closed' } as const

/** The moderation state of an entry. */
export function StateBadge({ state }: { state: ModerationState }) {
  return <Badge tone={tones[state]}>{moderationTexts[useLanguage()].state[state]}</Badge>
}
