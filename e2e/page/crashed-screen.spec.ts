import type { Page } from '@playwright/test'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'

const basket = '/personal/order/'
const errorDetail = { title: 'Произошла ошибка', reload: 'Открыть страницу ещё раз' }

/** Removes the expected browser errors of a crashed screen that the test provoked. */
function removeCrashErrors(browserErrors: string[], reason: RegExp): void {
  const rest = browserErrors.filter((message) => !reason.test(message))
  browserErrors.splice(0, browserErrors.length, ...rest)
}

/** Counts full page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** Collects the error reports sent to the shop, in order. */
function listenToReports(page: Page): { statusCode: number; message: string }[] {
  const reports: { statusCode: number; message: string }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api_vue/error/') reports.push(request.postDataJSON())
  })
  return reports
}

test('[pwa.version] [error.report] a screen whose chunk is missing reloads once, never in a loop, and then shows an error @phone', async ({
  page,
  browserErrors,
}) => {
  const named = await (await page.request.get(basket)).text()
  await page.route('**/_checkout/**/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    return named.includes(pathname) ? route.continue() : route.fulfill({ status: 404, body: '' })
  })
  const loads = countLoads(page)
  const reports = listenToReports(page)
  await page.clock.install()
  await page.goto(basket)
  await expect(page.getByRole('heading', { name: errorDetail.title })).toBeVisible()
  await expect.poll(() => reports.length).toBe(1)
  expect(loads()).toBeGreaterThan(1)
  const settled = loads()
  // The guard allows another reload after ten seconds; nothing may request one by itself.
  await page.clock.fastForward('00:11')
  await page.waitForTimeout(500)
  expect(loads()).toBe(settled)
  expect(reports).toMatchObject([
    { statusCode: 500, message: expect.stringMatching(/dynamically imported/) },
  ])
  await expectAccessible(page)
  await page.unroute('**/_checkout/**/*.js')
  await page.getByRole('button', { name: errorDetail.reload }).click()
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible()
  removeStatusError(browserErrors, 404)
  removeCrashErrors(browserErrors, /dynamically imported/)
})

test('[error.report] a screen that crashes on a response keeps header and footer, is reported and can be opened again', async ({
  page,
  browserErrors,
}) => {
  await page.route('**/api_vue/basket/getFullBasket/', (route) =>
    route.fulfill({ json: { basket: { items: [], unavailable: [], allPositionsQuantity: 1 } } }),
  )
  const loads = countLoads(page)
  const reports = listenToReports(page)
  await page.goto(basket)
  await expect(page.getByRole('heading', { name: errorDetail.title })).toBeVisible()
  await expect(page.getByText('На сервере произошла ошибка')).toBeVisible()
  await expect(page.getByRole('link', { name: 'На главную' }).first()).toBeVisible()
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect.poll(() => reports.length).toBe(1)
  expect(reports[0]).toMatchObject({
    statusCode: 500,
    message: expect.stringMatching(/^TypeError/),
  })
  expect(loads(), 'a fault of the screen itself loads nothing anew').toBe(1)
  await page.unroute('**/api_vue/basket/getFullBasket/')
  await page.getByRole('button', { name: errorDetail.reload }).click()
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible()
  removeCrashErrors(browserErrors, /TypeError|undefined/)
})

test('[error.minimal] if the layout itself crashes, a minimal page says so in the language of the shopper and can be reloaded', async ({
  page,
  context,
  baseURL,
  browserErrors,
}) => {
  await context.addCookies([{ name: 'lang', value: 'kk', url: baseURL ?? '' }])
  await page.route('**/api_vue/getInitialData/**', (route) => route.fulfill({ json: {} }))
  await page.goto(basket)
  await expect(page.getByRole('heading', { name: 'Қате' })).toBeVisible()
  await expect(page.getByText('Светлица', { exact: true })).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expectAccessible(page)
  await page.unroute('**/api_vue/getInitialData/**')
  await page.getByRole('link', { name: 'жаңарту' }).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  removeCrashErrors(browserErrors, /TypeError|undefined/)
})
