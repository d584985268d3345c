import * as session from '@svetlitsa/api-client/session/contract'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { listRouteMiddleware } from '@svetlitsa/domain/route/match-route'
import { routeTable } from '@svetlitsa/domain/route/table/route-table'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { buildLoginGuard } from './build-login-guard.tsx'

const Guard = buildLoginGuard(() => <p>Вход</p>)
const rootRoute = createRootRoute({
  component: () => (
    <Guard>
      <Outlet />
    </Guard>
  ),
})
const screenRoute = createRoute({
  getParentRoute: () => rootRoute,
  path: '$',
  component: () => <p>Экран</p>,
})

function open(address: string) {
  serveCalls().answer(session.getUserData, {
    userData: false,
    favorites: 0,
    basket: 0,
    isStaff: false,
    region: { ID: 1, NAME: 'Москва', kz: false },
  })
  const router = createRouter({
    routeTree: rootRoute.addChildren([screenRoute]),
    history: createMemoryHistory({ initialEntries: [address] }),
  })
  return renderPart(<RouterProvider router={router} />)
}

const addresses = routeTable
  .filter(({ app }) => app !== 'storefront')
  .map(({ pattern }) => pattern.replace(/\{\w+\??\}/g, 'a1b2'))
const isClosed = (address: string) => listRouteMiddleware(address).includes('authenticated')

describe('[role.guest] an address of a single-page app', () => {
  it.each(addresses.filter(isClosed))('%s asks a guest to log in', async (address) => {
    const { findByText, queryByText } = open(address)
    await findByText('Вход')
    expect(queryByText('Экран')).toBeNull()
  })

  it.each(addresses.filter((address) => !isClosed(address)))('%s is open', async (address) => {
    const { findByText, queryByText } = open(address)
    await findByText('Экран')
    expect(queryByText('Вход')).toBeNull()
  })

  it('is closed in more than twenty cases', () => {
    expect(addresses.filter(isClosed).length).toBeGreaterThan(20)
  })
})
