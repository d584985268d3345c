import { moderatedKinds, moderationStates } from '@svetlitsa/domain/moderation/moderation-state'
import { createFileRoute } from '@tanstack/react-router'
import { CallCentreOnly } from '../../../call-centre-only.tsx'
import { choiceOf } from '../../../choice-of.ts'
import { ModerationScreen } from '../../../features/moderation/moderation-screen.tsx'
import { pageOf } from '../../../page-of.ts'

export const Route = createFileRoute('/retail-lk/moderation/')({
  component: Moderation,
  validateSearch: ({ kind, state, page }) => ({
    kind: choiceOf(moderatedKinds, kind),
    state: choiceOf([...moderationStates, 'any'], state),
    page: pageOf(page),
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
