import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { deskStates } from '../../../features/claim/claim-filters.tsx'
import { ClaimsScreen } from '../../../features/claim/claims-screen.tsx'

export const Route = createFileRoute('/retail-lk/claims/')({
  component: Claims,
  validateSearch: ({ state, page }) => ({
    state: parseChoice(deskStates, state),
    page: parsePage(page),
  }),
})

function Claims() {
  const { state = 'sent', page = 1 } = Route.useSearch()
  return (
    <StaffOnly>{({ name }) => <ClaimsScreen userName={name} chosen={{ state, page }} />}</StaffOnly>
  )
}
