import { moderatedKinds, moderationStates } from '@svetlitsa/domain/moderation/moderation-state'
import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { createFileRoute } from '@tanstack/react-router'
import { CallCentreOnly } from '../../../access/call-centre-only.tsx'
import { ModerationScreen } from '../../../features/moderation/moderation-screen.tsx'

export const Route = createFileRoute('/retail-lk/moderation/')({
  component: Moderation,
  validateSearch: ({ kind, state, page }) => ({
    kind: parseChoice(moderatedKinds, kind),
    state: parseChoice([...moderationStates, 'any'], state),
    page: parsePage(page),
  }),
})

function Moderation() {
  const { kind = 'review', state = 'waiting', page = 1 } = Route.useSearch()
  return (
    <CallCentreOnly>
      {({ name }) => <ModerationScreen userName={name} chosen={{ kind, state, page }} />}
    </CallCentreOnly>
  )
}
