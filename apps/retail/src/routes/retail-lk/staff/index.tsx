import { staffRoles } from '@svetlitsa/domain/staff/staff-role'
import { parseChoice } from '@svetlitsa/shell/search-params/parse-choice'
import { parsePage } from '@svetlitsa/shell/search-params/parse-page'
import { parseWholeNumber } from '@svetlitsa/shell/search-params/parse-whole-number'
import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { shownStates } from '../../../features/staff/staff-filters.tsx'
import { StaffScreen } from '../../../features/staff/staff-screen.tsx'

export const Route = createFileRoute('/retail-lk/staff/')({
  component: Staff,
  validateSearch: ({ state, role, store, page }) => ({
    state: parseChoice(shownStates, state),
    role: parseChoice(staffRoles, role),
    store: parseWholeNumber(store, { min: 1, max: 2 ** 31 - 1 }),
    page: parsePage(page),
  }),
})

function Staff() {
  const { state = 'active', role = 'any', store = null, page = 1 } = Route.useSearch()
  return (
    <StaffOnly>
      {({ name }) => <StaffScreen userName={name} chosen={{ state, role, store, page }} />}
    </StaffOnly>
  )
}
