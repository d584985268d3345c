import type { RequestState } from '@svetlitsa/domain/request/request-state'
import { requestDeskTexts } from '@svetlitsa/i18n/request-desk-texts'
import { useLanguage } from '@svetlitsa/shell/language-provider'
import { Badge } from '@svetlitsa/ui/primitives/badge'

const tones = { new: 'new', work: 'work', done: 'ready' } as const

/** How far a form has come with the staff. */
export function RequestBadge({ state }: { state: RequestState }) {
  return <Badge tone={tones[state]}>{requestDeskTexts[useLanguage()].state[state]}</Badge>
}
