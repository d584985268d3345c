import { getUserDataQueryOptions } from '@svetlitsa/api-client/session/queries'
import { listRouteMiddleware } from '@svetlitsa/domain/route/match-route'
import { buildLoginGuard } from '@svetlitsa/shell/session/build-login-guard'
import { Spinner } from '@svetlitsa/ui/feedback/spinner'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useKeptApp } from '../offline/use-kept-app.ts'
import { useKeptAssembly } from '../offline/use-kept-assembly.ts'
import { OutboxProvider } from '../outbox/outbox-provider.tsx'
import { LoginScreen } from './login-screen.tsx'

const LoginGuard = buildLoginGuard(LoginScreen)

/** Stands before every screen: shows what the device keeps, asks guests to log in, sends what waits. */
export function CabinetGuard({ children }: { children: ReactNode }) {
  const isRestored = useKeptAssembly()
  useKeptApp()
  const isClosed = useRouterState({
    select: ({ location }) => listRouteMiddleware(location.pathname).includes('authenticated'),
  })
  // A guest's screens must not ask for anything; without a network what is kept is shown at once.
  const { isLoading } = useQuery({
    ...getUserDataQueryOptions(),
    enabled: isRestored && isClosed,
  })
  if (!isRestored || isLoading) return <Spinner />
  return (
    <OutboxProvider>
      <LoginGuard>{children}</LoginGuard>
    </OutboxProvider>
  )
}
