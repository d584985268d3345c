import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { StaffLogScreen } from '../../../features/staff-log/staff-log-screen.tsx'

export const Route = createFileRoute('/retail-lk/log/')({ component: Log })

function Log() {
  return <StaffOnly>{({ name }) => <StaffLogScreen userName={name} />}</StaffOnly>
}
