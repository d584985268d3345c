import { createFileRoute } from '@tanstack/react-router'
import { StaffOnly } from '../../../access/staff-only.tsx'
import { SentMessagesScreen } from '../../../features/message/sent-messages-screen.tsx'

export const Route = createFileRoute('/retail-lk/messages/')({ component: Messages })

function Messages() {
  return <StaffOnly>{({ name }) => <SentMessagesScreen userName={name} />}</StaffOnly>
}
