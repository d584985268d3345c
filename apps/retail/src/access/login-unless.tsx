import { useUserData } from '@svetlitsa/api-client/session/queries'
import { ErrorNotice } from '@svetlitsa/shell/error/error-notice'
import { GateLayout } from '@svetlitsa/shell/session/gate-layout'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import type { ReactNode } from 'react'
import { LoginScreen } from './login-screen.tsx'

type LoginUnlessProps = {
  isAllowed: (user: { group: number[]; isStaff: boolean }) => boolean
  /** The title of the tab until it is known who the reader is. */
  title: string
  children: (user: { name: string }) => ReactNode
}

/**
 * Shows the screen to those who may open it; others get the login screen. No data is fetched before
 * the check.
 */
export function LoginUnless({ isAllowed, title, children }: LoginUnlessProps) {
  const { data, isError, refetch } = useUserData()
  const user = data?.userData || null
  if (user) return isAllowed(user) ? children(user) : <LoginScreen />
  return (
    <GateLayout title={title}>
      {isError ? <ErrorNotice onRetry={() => void refetch()} /> : <Spinner />}
    </GateLayout>
  )
}
