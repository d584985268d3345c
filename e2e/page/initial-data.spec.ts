import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { putIntoBasket, sofa } from '../support/order.ts'

const initialData = '**/api_vue/getInitialData/**'

for (const path of ['/personal/order/', '/personal-lk/orders/', '/retail-lk/', '/assembler/']) {
  test(`[errors.initial] [error.minimal] without the data of its region ${path} is one fatal page that is reported and can be reloaded`, {
    tag: '@phone',
  }, async ({ page, browserErrors }) => {
    await page.route(initialData, (route) => route.fulfill({ status: 503 }))
    const reports: { statusCode: number; reportFrom: string }[] = []
    page.on('request', (request) => {
      if (request.url().endsWith('/api_vue/error/')) reports.push(request.postDataJSON())
    })
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ошибка')
    await expect(
      page.getByText('На сервере произошла ошибка. Мы уже знаем о ней и скоро всё исправим.'),
    ).toBeVisible()
    await expect(page.getByText('Светлица', { exact: true })).toBeVisible()
    await expect(page.locator('header [data-brand-mark]')).toBeVisible()
    await expect(page).toHaveTitle('Ошибка — Светлица')
    await expect(page.locator('body')).not.toContainText('₽')
    await expect(page.getByRole('contentinfo')).toHaveCount(0)
    await expectAccessible(page)
    expect(reports).toMatchObject([{ statusCode: 500, reportFrom: 'server' }])

    await page.unroute(initialData)
    const reloaded = page.waitForEvent('domcontentloaded')
    await page.getByRole('link', { name: 'обновить' }).click()
    await reloaded
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Ошибка')
    removeStatusError(browserErrors, 503)
  })
}

test('[errors.initial] a basket in tenge never shows a sum in roubles while its region is loading', async ({
  page,
}) => {
  await page.goto(`${sofa.path}?sr=almaty`)
  await putIntoBasket(page)
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route(initialData, async (route) => {
    await isReleased
    await route.continue()
  })
  const basket = page.waitForResponse('**/api_vue/basket/getFullBasket/')
  await page.goto('/personal/order/')
  await (await basket).finished()
  await expect(page.getByRole('heading', { level: 1, name: 'Корзина' })).toBeVisible()
  // The sums would appear with the next frames.
  await page.waitForTimeout(500)
  await expect(page.getByRole('main')).not.toContainText('₽')
  release()
  await expect(page.getByRole('main')).toContainText('₸')
  await expect(page.getByRole('main')).not.toContainText('₽')
})
