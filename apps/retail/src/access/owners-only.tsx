import { useUserData } from '@svetlitsa/api-client/session/queries'
import { canSeeEverything } from '@svetlitsa/domain/identity/user-group'
import { SpaNotFound } from '@svetlitsa/shell/spa/spa-not-found'
import type { ReactNode } from 'react'
import { StaffOnly } from './staff-only.tsx'

type OwnersOnlyProps = { children: (user: { name: string }) => ReactNode }

/** Shows the screen only to groups 1 and 26; for other staff it does not exist (shop.setup). */
export function OwnersOnly({ children }: OwnersOnlyProps) {
  return <StaffOnly>{(user) => <OwnerGate>{() => children(user)}</OwnerGate>}</StaffOnly>
}

function OwnerGate({ children }: { children: () => ReactNode }) {
  const { data } = useUserData()
  return canSeeEverything((data?.userData || null)?.group ?? []) ? children() : <SpaNotFound />
}
