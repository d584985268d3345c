import { createFileRoute } from '@tanstack/react-router'
import * as z from 'zod/mini'
import { InviteScreen } from '../../../features/invite/invite-screen.tsx'

const search = z.object({ code: z.catch(z.optional(z.coerce.string()), undefined) })

export const Route = createFileRoute('/personal-lk/invite/')({
  component: Invite,
  validateSearch: (query) => search.parse(query),
})

function Invite() {
  return <InviteScreen code={Route.useSearch().code} />
}
