import { callShop } from '../support/basket.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { openOwnAccount, placeOrder } from '../support/place-order.ts'

test('[lk.orders] the last orders are read without a network until the logout', {
  tag: '@phone',
}, async ({ page, context, browserErrors }) => {
  const phone = await openOwnAccount(page, '/personal-lk/orders/')
  const { number } = await placeOrder(page, phone)
  await page.reload()
  await expect(page.getByRole('link', { name: `Заказ ${number}` })).toBeVisible()
  await page.evaluate(async () => void (await navigator.serviceWorker.ready))
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/offline.html'))?.status))
    .toBe(200)
  await context.setOffline(true)
  await page.goto('/personal-lk/').catch(() => {})
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Последние заказы')
  await expect(page.getByRole('status')).toContainText(/^Нет сети, показаны заказы на \d+ /)
  await expect(page.getByRole('heading', { name: `Заказ ${number} · Новый` })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/catalog/').catch(() => {})
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи')
  await context.setOffline(false)
  await page.goto('/personal-lk/orders/')
  await callShop(page, '/api_vue/authentication/logout/', {})
  await page.reload()
  await expect(page.getByRole('button', { name: 'Войти' })).toBeVisible()
  await context.setOffline(true)
  await page.goto('/personal-lk/orders/').catch(() => {})
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Нет связи')
  await context.setOffline(false)
  browserErrors.splice(0)
})
