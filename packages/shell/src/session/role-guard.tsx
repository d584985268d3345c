import { useUserData } from '@svetlitsa/api-client/session/queries'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../error/error-notice.tsx'
import { GateLayout } from './gate-layout.tsx'
import { useLogOut } from './use-log-out.ts'

type RoleGuardProps = {
  requiredRole: 'isStaff' | 'isAssembler'
  refused: { title: string; text: string; actionLabel: string }
  children: (user: { name: string }) => ReactNode
}

/**
 * Renders the app for users with the required role; guests are asked to log in before it
 * (`buildLoginGuard`). The API checks every call itself; this only explains a refusal.
 */
export function RoleGuard({ requiredRole, refused, children }: RoleGuardProps) {
  const { data, isError, refetch } = useUserData()
  const logOut = useLogOut()
  const user = data?.userData || null
  if (user?.[requiredRole]) return children(user)
  return (
    <GateLayout title={refused.title}>
      {isError && <ErrorNotice onRetry={() => void refetch()} />}
      {!user && !isError && <Spinner />}
      {user && (
        <EmptyState
          title={refused.title}
          headingLevel={1}
          size="page"
          actions={<Button onClick={logOut}>{refused.actionLabel}</Button>}
        >
          {refused.text}
        </EmptyState>
      )}
    </GateLayout>
  )
}
