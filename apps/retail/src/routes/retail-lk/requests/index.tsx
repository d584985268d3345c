import { type DeskKind, deskForms, requestStates } from '@svetlitsa/domain/request/desk-request'
import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { createFileRoute } from '@tanstack/react-router'
import { CallCentreOnly } from '../../../access/call-centre-only.tsx'
import { RequestsScreen } from '../../../features/request/requests-screen.tsx'

const kinds = Object.keys(deskForms) as DeskKind[]

export const Route = createFileRoute('/retail-lk/requests/')({
  component: Requests,
  validateSearch: ({ kind, state, page }) => ({
    kind: parseChoice([...kinds, 'any'], kind),
    state: parseChoice([...requestStates, 'any'], state),
    page: parsePage(page),
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
