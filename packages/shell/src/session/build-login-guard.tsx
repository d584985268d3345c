import { getUserDataQueryOptions } from '@svetlitsa/api-client/session/queries'
import { listRouteMiddleware } from '@svetlitsa/domain/route/match-route'
import { useQuery } from '@tanstack/react-query'
import { useRouterState } from '@tanstack/react-router'
import type { ComponentType, ReactNode } from 'react'

/**
 * The middleware `authenticated` of the route table, for every screen of a single-page app: a guest
 * meets `LoginScreen`, and after it the screen of the same address. The API checks every call
 * itself.
 */
export function buildLoginGuard(
  LoginScreen: ComponentType,
): ComponentType<{ children: ReactNode }> {
  return function LoginGuard({ children }: { children: ReactNode }) {
    const isClosed = useRouterState({
      select: ({ location }) => listRouteMiddleware(location.pathname).includes('authenticated'),
    })
    const { data } = useQuery({ ...getUserDataQueryOptions(), enabled: isClosed })
    return isClosed && data?.userData === false ? <LoginScreen /> : children
  }
}
