import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'

test('[error.page] [error.report] [error.slider] [errors.texts] [layout.error] a not-found page reports itself and offers products on sale', {
  tag: '@phone-long',
}, async ({ page, browserErrors }) => {
  const reported = page.waitForRequest('**/api_vue/error/')
  const answer = await page.goto('/catalog/net-takogo-razdela/?x=1')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Страница не найдена')
  const crumbs = page.getByRole('navigation', { name: 'Вы здесь' })
  await expect(getVisible(crumbs.getByRole('link', { name: 'Главная' }))).toHaveAttribute(
    'href',
    '/',
  )
  await expect(crumbs.locator('[aria-current=page]')).toHaveText('Произошла ошибка')
  expect((await reported).postDataJSON()).toEqual({
    reportFrom: 'client',
    fullPath: '/catalog/net-takogo-razdela/?x=1',
    statusCode: 404,
    message: 'Page Not Found: /catalog/net-takogo-razdela/',
    userAgent: await page.evaluate(() => navigator.userAgent.slice(0, 500)),
  })
  const slider = page.getByRole('region', { name: 'Вас также может заинтересовать' })
  await expect(slider.getByRole('article')).toHaveCount(8)
  await expect(page.getByRole('link', { name: 'Посмотреть товары со скидкой' })).toHaveAttribute(
    'href',
    '/sale/',
  )
  removeStatusError(browserErrors, 404)
})

test('[error.page] [errors.texts] [query.server] [route.ssr-error] the text of a server error, and a link back that stays in the shop', async ({
  page,
  browserErrors,
}) => {
  const broken = await page.goto('/develop/ssr_error/')
  expect(broken?.status()).toBe(500)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Произошла ошибка')
  await expect(page.getByRole('link', { name: 'На главную', exact: true })).toBeVisible()
  const reopen = page.getByRole('link', { name: 'Открыть страницу ещё раз' })
  await expect(page.getByRole('region', { name: 'Вас также может заинтересовать' })).toBeVisible()
  await expect(reopen, 'without errorUrl there is no page to open again').toHaveCount(0)
  await page.goto('/nowhere/at-all/?server=1&errorUrl=%2Fsteps%2F')
  await expectAccessible(page)
  await reopen.click()
  await expect(page).toHaveURL('/steps/')
  for (const unsafe of ['https://evil.example/', 'javascript:alert(1)']) {
    await page.goto(`/nowhere/at-all/?server=1&errorUrl=${encodeURIComponent(unsafe)}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Произошла ошибка')
    await expect(reopen).toHaveCount(0)
  }
  removeStatusError(browserErrors, 500)
  removeStatusError(browserErrors, 404)
})

test('[error.report] [errors.texts] a path that no route matches is reported otherwise than one that failed its validation', async ({
  page,
  browserErrors,
}) => {
  for (const [path, message] of [
    ['/catalog/a/b/c/', 'Page not found: /catalog/a/b/c/'],
    ['/catalog/divany-pryamye/net-takogo/', 'Page Not Found: /catalog/divany-pryamye/net-takogo/'],
    ['/personal-lk/a/b/c/d/', 'Page not found: /personal-lk/a/b/c/d/'],
  ] as const) {
    const reported = page.waitForRequest('**/api_vue/error/')
    await page.goto(path)
    expect((await reported).postDataJSON().message).toBe(message)
  }
  removeStatusError(browserErrors, 404)
})

test('[errors.minicards] [errors.texts] cards that fail to load empty the slider and log the reason', async ({
  page,
  browserErrors,
}) => {
  await page.route('**/api_vue/catalog/getMiniCards/**', (route) => route.fulfill({ status: 503 }))
  await page.goto('/nowhere/at-all/')
  const slider = page.getByRole('region', { name: 'Вас также может заинтересовать' })
  await expect.poll(() => browserErrors.join('\n')).toContain('Ошибка HTTP: 503')
  await expect(slider).toBeHidden()
  await page.route('**/api_vue/catalog/getMiniCards/**', (route) => route.abort())
  await page.reload()
  await expect.poll(() => browserErrors.join('\n')).toContain('Ошибка сети')
  await expect(slider).toBeHidden()
  browserErrors.splice(0)
})
