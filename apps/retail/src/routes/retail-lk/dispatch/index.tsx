import { parseWholeNumber } from '@svetlitsa/shell/search-params/parse-whole-number'
import { createFileRoute } from '@tanstack/react-router'
import { DispatchersOnly } from '../../../access/dispatchers-only.tsx'
import { parseDay } from '../../../date/parse-day.ts'
import { DispatchScreen } from '../../../features/dispatch/dispatch-screen.tsx'

export const Route = createFileRoute('/retail-lk/dispatch/')({
  component: Dispatch,
  validateSearch: ({ date, warehouse }) => ({
    date: parseDay(date),
    warehouse: parseWholeNumber(warehouse, { min: 1, max: 2 ** 31 - 1 }),
  }),
})

function Dispatch() {
  const { date, warehouse = null } = Route.useSearch()
  return (
    <DispatchersOnly>
      {({ name }) => <DispatchScreen userName={name} chosen={{ date, warehouse }} />}
    </DispatchersOnly>
  )
}
