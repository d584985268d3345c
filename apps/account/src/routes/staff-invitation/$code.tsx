import { createFileRoute } from '@tanstack/react-router'
import { InvitationScreen } from '../../features/staff-invitation/invitation-screen.tsx'

export const Route = createFileRoute('/staff-invitation/$code')({ component: Invitation })

function Invitation() {
  const { code } = Route.useParams()
  return <InvitationScreen invitation={code} />
}
