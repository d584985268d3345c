import type { Page } from '@playwright/test'
import { getVisible } from '../support/get-visible.ts'
import { expect, removeStatusError, test } from '../support/journey.ts'
import { putIntoBasket, sofa } from '../support/order.ts'

const redirects = [
  ['/catalog', '/catalog/'],
  ['/CATALOG/Divany-Pryamye?page=1', '/catalog/divany-pryamye/?page=1'],
  ['/catalog/?utm_source=mail', '/catalog/'],
  ['/Retail', '/retail-lk/'],
  ['/retail/orders?filter=new', '/retail-lk/orders/?filter=new'],
  ['/retail/staff', '/retail-lk/staff/'],
  ['/personal', '/personal-lk/'],
  ['/claim', '/order_claim/'],
  ['/actions', '/vse-akcii/'],
  ['/Reviews?page=2', '/reviews/?page=2'],
  ['/checkout', '/personal/checkout/'],
  ['/checkWaybill', '/stock/check_waybill/'],
  ['/manufacturers/0/', '/manufacturers/'],
] as const

test('[rule.one-hop] [rule.trailing-slash] [rule.lowercase] [rule.catalog-query] [route.legacy] a visitor follows one redirect at most', async ({
  request,
}) => {
  for (const [path, target] of redirects) {
    const answer = await request.get(path, { maxRedirects: 0 })
    expect(answer.status(), path).toBe(301)
    expect(answer.headers().location, path).toBe(target)
    expect((await request.get(target, { maxRedirects: 0 })).status(), target).toBe(200)
  }
  expect((await request.get('/checkPayment/', { maxRedirects: 0 })).status()).toBe(404)
})

test('[rule.not-found-validation] an unknown section shows the not-found page with a way on', async ({
  page,
  browserErrors,
}) => {
  for (const path of ['/catalog/net-takogo-razdela/', '/catalog/divany-pryamye/net-takogo/']) {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { name: 'Страница не найдена', level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'На главную', exact: true })).toBeVisible()
  }
  removeStatusError(browserErrors, 404)
})

test('[rule.spa-not-found] an unknown path under a single-page app is a real 404', async ({
  request,
}) => {
  for (const path of [
    '/personal/order/nothing-here/',
    '/personal-lk/nothing-here/',
    '/retail-lk/nothing-here/',
    '/assembler/nothing-here/',
  ]) {
    expect((await request.get(path)).status(), path).toBe(404)
  }
})

test('[error.page] [error.report] a single-page app without a screen for an address shows the shop’s own message', {
  tag: '@phone',
}, async ({ page }) => {
  // The router may know more addresses than the app, for example while the app is being replaced.
  const path = '/personal/order/no-such-screen/'
  await page.route(`**${path}`, async (route) => {
    const app = await route.fetch({ url: new URL('/personal/order/', route.request().url()).href })
    await route.fulfill({ response: app })
  })
  const reported = page.waitForRequest('**/api_vue/error/')
  await page.goto(path)
  await expect(page.getByRole('heading', { name: 'Страница не найдена', level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Страница не найдена — Светлица')
  await expect(page.getByRole('link', { name: 'На главную', exact: true })).toBeVisible()
  expect((await reported).postDataJSON()).toMatchObject({ reportFrom: 'client', statusCode: 404 })
})

test('pages of the storefront follow each other by one answer each, without a redirect', async ({
  page,
}) => {
  await page.goto('/catalog/')
  const answers: [string, number][] = []
  page.on('response', (response) => {
    if (!response.request().isNavigationRequest()) return
    answers.push([decodeURI(new URL(response.url()).pathname), response.status()])
  })
  await getVisible(page.getByRole('main').getByRole('link', { name: 'Прямые' })).click()
  await expect(page).toHaveURL(sofa.section)
  await getVisible(page.getByRole('main').getByRole('link', { name: sofa.name })).click()
  await expect(page.getByRole('heading', { name: sofa.name, level: 1 })).toBeVisible()
  expect(answers).toEqual([
    [sofa.section, 200],
    [sofa.path, 200],
  ])
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Прямые', level: 1 })).toBeVisible()
})

test('going back from a product returns to the same place in the list', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto(sofa.section)
  const link = getVisible(page.getByRole('main').getByRole('link', { name: sofa.name }))
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => window.scrollBy(0, 200))
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(150)
  // Position on the screen at the click: cards above may still have changed their height.
  const left = link.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        const getStatus = () => resolve(element.getBoundingClientRect().top)
        element.addEventListener('click', getStatus, { once: true })
      }),
  )
  await link.click()
  await expect(page.getByRole('heading', { name: sofa.name, level: 1 })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Прямые', level: 1 })).toBeVisible()
  const moved = async () =>
    Math.abs((await link.evaluate((element) => element.getBoundingClientRect().top)) - (await left))
  await expect.poll(moved).toBeLessThan(120)
})

test('[rule.region-query] [domain.price] a city of Kazakhstan shows its name and prices in tenge, and the choice is kept', {
  tag: ['@phone', '@gate'],
}, async ({ page }) => {
  await page.goto(`${sofa.path}?sr=almaty`)
  await expect(page).not.toHaveURL(/sr=/)
  await expectTenge(page)
  await page.goto(sofa.section)
  await expectTenge(page)
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await page.goto('/personal/order/')
  await expect(page.getByRole('region', { name: 'Ваш заказ' })).toContainText('₸')
})

test('[window.single] the city is chosen in its window, and the page is reloaded for it', {
  tag: '@phone',
}, async ({ page }) => {
  await page.goto('/catalog/')
  await getVisible(page.getByRole('link', { name: /Выбрать город/ })).click()
  const cities = page.getByRole('dialog', { name: 'Ваш город' })
  await cities.getByRole('searchbox').fill('каз')
  await cities.getByRole('link', { name: 'Казань' }).click()
  await expect(getVisible(page.getByRole('link', { name: /Выбрать город/ }))).toContainText(
    'Казань',
  )
  await expect(page).toHaveURL('/catalog/')
  await expect(cities).toBeHidden()
})

test('[list.pagination] [crumbs.desktop] a long list has page links, and none past the end', async ({
  page,
  request,
}) => {
  await page.goto('/sale/')
  const pages = page.getByRole('navigation', { name: 'Страницы' })
  await pages.getByRole('link', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/sale/?page=2')
  const crumbs = page.getByRole('navigation', { name: 'Вы здесь' })
  await expect(crumbs.getByRole('link', { name: 'Скидки' })).toHaveAttribute('href', '/sale/')
  await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  )
  expect((await request.get('/sale/?page=999')).status()).toBe(404)
})

async function expectTenge(page: Page) {
  await expect(getVisible(page.getByRole('main').getByText('₸'))).toBeVisible()
  await expect(page.getByRole('main')).not.toContainText('₽')
  await expect(getVisible(page.getByRole('link', { name: /Выбрать город/ }))).toContainText(
    'Алматы',
  )
}
