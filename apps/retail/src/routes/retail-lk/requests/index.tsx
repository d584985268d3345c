import { type RequestKind, requestForms } from '@svetlitsa/domain/request/request-form'
import { requestStates } from '@svetlitsa/domain/request/request-state'
import { createFileRoute } from '@tanstack/react-router'
import { CallCentreOnly } from '../../../call-centre-only.tsx'
import { choiceOf } from '../../../choice-of.ts'
import { RequestsScreen } from '../../../features/request/requests-screen.tsx'
import { pageOf } from '../../../page-of.ts'

const kinds = Object.keys(requestForms) as RequestKind[]

export const Route = createFileRoute('/retail-lk/requests/')({
  component: Requests,
  validateSearch: ({ kind, state, page }) => ({
    kind: choiceOf([...kinds, 'any'], kind),
    state: choiceOf([...requestStates, 'any'], state),
    page: pageOf(page),
  }),
})

function Requests() {
  const { kind = 'any', state = 'new', page = 1 } = Route.useSearch()
  return (
    <CallCentreOnly>
      {({ name }) => <RequestsScreen userName={name} chosen={{ kind, state, page }} />}
    </CallCentreOnly>
  )
}
