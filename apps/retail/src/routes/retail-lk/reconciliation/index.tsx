import { reconciliationKinds } from '@svetlitsa/domain/money/reconciliation-kind'
import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { ReconciliationScreen } from '../../../features/reconciliation/reconciliation-screen.tsx'

export const Route = createFileRoute('/retail-lk/reconciliation/')({
  component: Reconciliation,
  validateSearch: ({ kind, state }) => ({
    kind: parseChoice(reconciliationKinds, kind),
    state: parseChoice(['open', 'resolved'], state),
  }),
})

function Reconciliation() {
  const { kind, state = 'open' } = Route.useSearch()
  return (
    <StaffOnly>
      {({ name }) => <ReconciliationScreen userName={name} chosen={{ kind, state }} />}
    </StaffOnly>
  )
}
