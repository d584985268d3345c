import type { Page } from '@playwright/test'
import {
  expect,
  expectAccessible,
  removeStatusError,
  test,
  waitForRequests,
} from '../support/journey.ts'
import { logInByCode, sessionFile } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { inOlderRegion, orderByForm, submitOrderForm } from '../support/older-checkout.ts'
import { openWindows } from '../support/open-windows.ts'
import { chooseCourier, payByCard, putIntoBasket, sofa } from '../support/order.ts'
import { failedPages, publicPages } from '../support/public-pages.ts'

for (const [part, { paths, tag }] of Object.entries(publicPages)) {
  test(`${part} pass every axe check and log no errors`, { tag }, async ({ page }) => {
    test.slow()
    await expectAllAccessible(page, paths)
  })
}

test('information pages of each layout pass every axe check on a phone', {
  tag: '@phone',
}, async ({ page, isMobile }) => {
  test.skip(!isMobile, 'the test of all information pages checks them on a desktop')
  await expectAllAccessible(page, ['/contacts/', '/bonus-program/', '/region-links/'])
})

test('the error pages pass every axe check', { tag: '@phone' }, async ({ page, browserErrors }) => {
  for (const { path, status } of failedPages) {
    await test.step(path, async () => {
      const answer = await page.goto(path)
      expect(answer?.status()).toBe(status)
      await waitForRequests(page)
      await expectAccessible(page)
      removeStatusError(browserErrors, status)
    })
  }
})

for (const [path, windows] of Object.entries(openWindows)) {
  test(`the windows over ${path} pass every axe check`, { tag: '@phone' }, async ({
    page,
    isMobile,
  }) => {
    test.slow()
    await page.goto(path)
    await waitForRequests(page)
    for (const { name, only, open } of windows) {
      if (only && only !== (isMobile ? 'phone' : 'desktop')) continue
      await test.step(name, async () => {
        await expect(await open(page)).toBeVisible()
        const isWindow = await page.getByRole('dialog').isVisible()
        await expectAccessible(page, isWindow ? '[role=dialog]' : undefined)
        await page.keyboard.press('Escape')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    }
  })
}

test('the checkout passes every axe check at every step', { tag: '@phone' }, async ({ page }) => {
  // Nine screens are checked here, one after another.
  test.slow()
  await page.goto(inOlderRegion('/personal/order/'))
  await expect(page.getByRole('heading', { name: 'В корзине пока пусто' })).toBeVisible()
  await expectAccessible(page)
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await page.goto('/personal/order/')
  await expect(page.getByRole('link', { name: sofa.name })).toBeVisible()
  await submitOrderForm(page)
  await expect(page.getByText('Напишите имя: от 2 до 100 букв')).toBeVisible()
  await expectAccessible(page)
  const phone = newPhone()
  await orderByForm(page, 'Мария Лесникова', phone)
  await page.getByText('Курьером', { exact: true }).click()
  await expect(page.getByLabel('Улица и дом')).toBeVisible()
  await expectAccessible(page)
  await chooseCourier(page)
  await expectAccessible(page)
  await payByCard(page)
  await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toBeVisible()
  await expectAccessible(page)
  await page.goto('/personal-lk/orders/')
  await page.getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, phone)
  await expect(page.getByRole('link', { name: /^Заказ \d+/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: /^Заказ \d+/ }).click()
  await expect(page.getByRole('heading', { name: /^Заказ \d+/, level: 1 })).toBeVisible()
  await expectAccessible(page)
})

test.describe('staff screens', () => {
  test.describe(() => {
    test.use({ storageState: sessionFile('seller') })
    test('the staff’s order list passes every axe check', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/retail-lk/orders/')
      await expect(page.getByRole('heading', { name: 'Заказы', level: 1 })).toBeVisible()
      await expect(page.getByText(/^Всего/)).toBeVisible()
      await expectAccessible(page)
    })
  })

  test.describe(() => {
    test.use({ storageState: sessionFile('assembler') })
    test('the assembler’s day passes every axe check', { tag: '@phone' }, async ({ page }) => {
      await page.goto('/assembler/')
      await expect(page.getByRole('heading', { name: 'Тимур, ваши заказы' })).toBeVisible()
      await expectAccessible(page)
    })
  })
})

async function expectAllAccessible(page: Page, paths: readonly string[]): Promise<void> {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.goto(path)
      await expect(page.getByRole('main')).toBeVisible()
      await waitForRequests(page)
      await expectAccessible(page)
    })
  }
}
