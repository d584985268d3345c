import { listRouteMiddleware } from '@svetlitsa/domain/route/match-route'
import { routeTable } from '@svetlitsa/domain/route/table/route-table'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { logInByCode } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'

const closedRoutes = routeTable
  .map(({ app, pattern }) => ({ app, path: pattern.replace(/\{\w+\??\}/g, 'a1b2') }))
  .filter(({ app, path }) => app !== 'storefront' && isClosed(path))

function isClosed(path: string): boolean {
  return listRouteMiddleware(path).includes('authenticated')
}

test('[role.guest] every address whose route asks for a login is served the screens of its app, which show a guest the login and request nothing of the cabinet', async ({
  page,
  request,
}) => {
  expect(closedRoutes.length).toBeGreaterThan(20)
  const requested: string[] = []
  page.on('request', (one) => {
    if (/\/api_vue\/(personal|retail|assembler)\//.test(one.url())) requested.push(one.url())
  })
  const entries = new Map<string, string>()
  for (const [app, path] of [
    ['account', '/personal-lk/orders/'],
    ['retail', '/retail-lk/orders/'],
    ['assembler', '/assembler/'],
  ] as const) {
    const answer = await page.goto(path)
    entries.set(app, getEntry((await answer?.text()) ?? ''))
    await expect(page.getByRole('button', { name: 'Войти', exact: true }), path).toBeVisible()
  }
  expect(requested).toEqual([])
  // The guard of an app is the same at each of its addresses, so the script that has it is enough.
  for (const { app, path } of closedRoutes) {
    const answer = await request.get(path)
    expect(answer.status(), path).toBe(200)
    expect(getEntry(await answer.text()), path).toBe(entries.get(app))
  }
})

/** The address of the script that starts an app. */
function getEntry(document: string): string {
  const [, address = ''] = /<script type="module"[^>]* src="([^"]+)"/.exec(document) ?? []
  expect(address).toContain('.js')
  return address
}

test('[role.guest] after the login a guest is back at the address that asked for it', {
  tag: '@phone',
}, async ({ page }) => {
  const path = '/personal-lk/orders/?filter=done'
  await page.goto(path)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Войдите в личный кабинет')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, newPhone())
  await expect(page).toHaveURL(path)
  await expect(page.getByRole('link', { name: 'Завершённые' })).toHaveAttribute(
    'aria-current',
    /page|true/,
  )
})
