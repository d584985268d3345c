import { parseText } from '@svetlitsa/shell/search-params/parse-text'
import { createFileRoute } from '@tanstack/react-router'
import { InviteScreen } from '../../../features/invite/invite-screen.tsx'

export const Route = createFileRoute('/personal-lk/invite/')({
  component: Invite,
  validateSearch: ({ code }) => ({ code: parseText(code) }),
})

function Invite() {
  return <InviteScreen code={Route.useSearch().code} />
}
