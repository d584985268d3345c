import type { SentMessage } from '@svetlitsa/api-client/message/queries'
import { sentMessageTexts } from '@svetlitsa/i18n/sent-message/sent-message-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Badge } from '@svetlitsa/ui/feedback/badge'

const tones = { waiting: 'work', sent: 'ready', failed: 'new' } as const

/** Whether a message was sent. */
export function SentMessageBadge({ state }: Pick<SentMessage, 'state'>) {
  return <Badge tone={tones[state]}>{sentMessageTexts[useLanguage()].states[state]}</Badge>
}
