import { useLogout, useUserData } from '@svetlitsa/api-client/session/queries'
import { Button } from '@svetlitsa/ui/actions/button'
import { EmptyState } from '@svetlitsa/ui/feedback/empty-state'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import type { ReactNode } from 'react'
import { ErrorNotice } from '../error/error-notice.tsx'
import { useFailureToast } from '../error/use-failure-toast.ts'
import { GateLayout } from './gate-layout.tsx'

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
  const logout = useLogout()
  const showFailure = useFailureToast()
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
          actions={
            <Button onClick={() => logout.mutate(undefined, { onError: showFailure })}>
              {refused.actionLabel}
            </Button>
          }
        >
          {refused.text}
        </EmptyState>
      )}
    </GateLayout>
  )
}
