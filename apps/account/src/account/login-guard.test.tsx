import { listRouteMiddleware } from '@svetlitsa/domain/route/match-route'
import { routeTable } from '@svetlitsa/domain/route/table/route-table'
import { screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { openAccount } from '../test-support/open-account.tsx'
import { stubShop } from '../test-support/stub-shop.ts'

const closed = routeTable
  .filter(({ app }) => app === 'account')
  .map(({ pattern }) => pattern.replace(/\{\w+\??\}/g, 'a1b2'))
  .filter((address) => listRouteMiddleware(address).includes('authenticated'))

describe('[role.guest] a guest', () => {
  it.each(closed)(
    'at %s is asked to log in, and nothing of the account is requested',
    async (at) => {
      stubShop({ user: false })
      openAccount(at)
      expect(await screen.findByRole('button', { name: 'Войти' })).toBeVisible()
      const requested = vi.mocked(fetch).mock.calls.map(([resource]) => getUrl(resource))
      expect(requested.some((url) => url.includes('/api_vue/'))).toBe(true)
      expect(requested.filter((url) => url.includes('/api_vue/personal/'))).toEqual([])
    },
  )
})

const getUrl = (resource: string | URL | Request) =>
  resource instanceof Request ? resource.url : String(resource)
