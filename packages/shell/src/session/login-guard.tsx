import { getUserDataQueryOptions } from '@svetlitsa/api-client/session/queries'
import { listRouteMiddleware } from '@svetlitsa/domain/route/list-route-middleware'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

type LoginGuardProps = {
  /** The screen that asks a guest to log in. */
  loginScreen: ComponentType | undefined
  children: ReactNode
}

/**
 * The middleware `authenticated` of the route table, for every screen of a single-page app: a guest
 * meets the login, and after it the screen of the same address. The API checks every call itself.
 */
export function LoginGuard({ loginScreen: LoginScreen, children }: LoginGuardProps) {
  const isClosed = useRouterState({
    select: ({ location }) => listRouteMiddleware(location.pathname).includes('authenticated'),
  })
  const { data } = useQuery({ ...getUserDataQueryOptions(), enabled: isClosed })
  return isClosed && LoginScreen && data?.userData === false ? <LoginScreen /> : children
}
