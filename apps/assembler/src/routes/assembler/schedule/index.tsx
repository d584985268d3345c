import { createFileRoute } from '@tanstack/react-router'
import { parseMonth } from '../../../features/schedule/parse-month.ts'
import { ScheduleScreen } from '../../../features/schedule/schedule-screen.tsx'

export const Route = createFileRoute('/assembler/schedule/')({
  component: OnlySchedule,
  validateSearch: ({ month }) => ({ month: parseMonth(month) }),
})

function OnlySchedule() {
  const { month = null } = Route.useSearch()
  return <ScheduleScreen month={month} />
}
