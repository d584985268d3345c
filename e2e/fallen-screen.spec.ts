import type { Page } from '@playwright/test'
import { expect, expectAccessible, forgetStatus, test } from './support/journey.ts'

const basket = '/personal/order/'
const fault = { title: 'Произошла ошибка', again: 'Открыть страницу ещё раз' }

/** What the browser says of a screen that fell; a journey that makes one fall takes it out. */
function forgetFall(complaints: string[], reason: RegExp): void {
  const rest = complaints.filter((one) => !reason.test(one))
  complaints.splice(0, complaints.length, ...rest)
}

/** How often a page was loaded whole from now on. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  return () => loads
}

/** What the shop is told of, in the order of telling. */
function listenToReports(page: Page): { statusCode: number; message: string }[] {
  const reports: { statusCode: number; message: string }[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api_vue/error/') reports.push(request.postDataJSON())
  })
  return reports
}

test('[pwa.version] [error.report] a screen whose part is gone for good is loaded anew, but never round and round, and then tells a fault @phone', async ({
  page,
  complaints,
}) => {
  const named = await (await page.request.get(basket)).text()
  await page.route('**/_checkout/**/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    return named.includes(pathname) ? route.continue() : route.fulfill({ status: 404, body: '' })
  })
  const loads = countLoads(page)
  const reports = listenToReports(page)
  await page.goto(basket)
  await expect(page.getByRole('heading', { name: fault.title })).toBeVisible()
  await expect.poll(() => reports.length).toBe(1)
  expect(loads()).toBeGreaterThan(1)
  const settled = loads()
  // The guard lets another load pass after ten seconds; nothing asks for one by itself.
  await page.waitForTimeout(11_000)
  expect(loads()).toBe(settled)
  expect(reports).toMatchObject([
    { statusCode: 500, message: expect.stringMatching(/dynamically imported/) },
  ])
  await expectAccessible(page)
  await page.unroute('**/_checkout/**/*.js')
  await page.getByRole('button', { name: fault.again }).click()
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible()
  forgetStatus(complaints, 404)
  forgetFall(complaints, /dynamically imported/)
})

test('[error.report] a screen that falls over an answer keeps header and footer, is reported, and opens again', async ({
  page,
  complaints,
}) => {
  await page.route('**/api_vue/basket/getFullBasket/', (route) =>
    route.fulfill({ json: { basket: { items: [], unavailable: [], allPositionsQuantity: 1 } } }),
  )
  const loads = countLoads(page)
  const reports = listenToReports(page)
  await page.goto(basket)
  await expect(page.getByRole('heading', { name: fault.title })).toBeVisible()
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
  await page.getByRole('button', { name: fault.again }).click()
  await expect(page.getByRole('heading', { name: 'Корзина', level: 1 })).toBeVisible()
  forgetFall(complaints, /TypeError|undefined/)
})

test('[error.minimal] where the frame itself falls, the least page says so in the language of the shopper, and loads again', async ({
  page,
  context,
  baseURL,
  complaints,
}) => {
  await context.addCookies([{ name: 'lang', value: 'kk', url: baseURL ?? '' }])
  await page.route('**/api_vue/getInitialData/**', (route) => route.fulfill({ json: {} }))
  await page.goto(basket)
  await expect(page.getByRole('heading', { name: 'Қате' })).toBeVisible()
  await expect(page.getByText('Светлица')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expectAccessible(page)
  await page.unroute('**/api_vue/getInitialData/**')
  await page.getByRole('link', { name: 'жаңарту' }).click()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  forgetFall(complaints, /TypeError|undefined/)
})
