import type { RequestState } from '@svetlitsa/domain/request/desk-request'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk/request-desk-texts'
import { useLanguage } from '@svetlitsa/shell/language/language-provider'
import { Badge } from '@svetlitsa/ui/feedback/badge'

const tones = { new: 'new', work: 'work', done: 'ready' } as const

/** The processing state of a request. */
export function RequestBadge({ state }: { state: RequestState }) {
  return <Badge tone={tones[state]}>{requestDeskTexts[useLanguage()].state[state]}</Badge>
}
