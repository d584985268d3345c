import { listRouteMiddleware } from '@svetlitsa/domain/route/list-route-middleware'
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

test('[role.guest] every address whose route asks for a login shows it to a guest, and requests nothing of the cabinet', async ({
  page,
}) => {
  expect(closedRoutes.length).toBeGreaterThan(20)
  const requested: string[] = []
  page.on('request', (request) => {
    if (/\/api_vue\/(personal|retail|assembler)\//.test(request.url())) {
      requested.push(request.url())
    }
  })
  for (const { path } of closedRoutes) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: 'Войти', exact: true }), path).toBeVisible()
  }
  expect(requested).toEqual([])
})

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
