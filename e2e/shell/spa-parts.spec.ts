import type { Page } from '@playwright/test'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'
import { orderAsGuest, putIntoBasket, sofa } from '../support/order.ts'

const screens = ['/personal/order/', '/personal-lk/orders/', '/retail-lk/', '/assembler/']

for (const path of screens) {
  test(`[rule.bonus-accrual] ${path} opened with a number and a promotion makes one request`, async ({
    page,
    browserErrors,
  }) => {
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('createPromotionAccrual')) requested.push(request.url())
    })
    await page.goto(`${path}?phoneNumber=7900abc4567&promotion=vesna`)
    await expect(page.getByRole('dialog', { name: 'Бонусы не начислены' })).toBeVisible()
    expect(requested).toHaveLength(1)
    expect(page.url()).not.toContain('phoneNumber')
    expect(browserErrors.filter((complaint) => complaint.includes('Ошибка:'))).toHaveLength(1)
    browserErrors.splice(0)
  })

  test(`[pwa.install] [pwa.version] ${path} offers to install the shop and asks for the build in service`, async ({
    page,
  }) => {
    const asked = page.waitForRequest('**/builds/latest.json?timestamp=*')
    await page.goto(path, { waitUntil: 'networkidle' })
    await expect(page.locator('link[rel=manifest]')).toHaveAttribute(
      'href',
      // The assembler's cabinet is installed by itself.
      path === '/assembler/' ? '/_assembler/manifest.webmanifest' : '/manifest.webmanifest',
    )
    await offerInstallation(page)
    const offer = page.getByRole('region', { name: 'Магазин на экране телефона' })
    await expect(offer).toBeVisible()
    await expectAccessible(page)
    await asked
  })
}

test('[subscribe.block] the invitation to subscribe is in the basket and the account, and not beside delivery', {
  tag: '@phone-long',
}, async ({ page }) => {
  const block = page.getByRole('region', { name: 'Подписка на письма' })
  await page.goto('/personal-lk/orders/')
  await expect(block).toBeVisible()
  await expectAccessible(page)
  await block.getByRole('button', { name: 'Подписаться' }).click()
  await expect(page.getByRole('dialog', { name: 'Подписка на письма' })).toBeVisible()
  await page.goto(sofa.path)
  await putIntoBasket(page)
  await page.goto('/personal/order/')
  await expect(block).toBeVisible()
  await orderAsGuest(page, 'Вера Соснина', newPhone())
  await expect(page.getByRole('contentinfo')).toBeVisible()
  await expect(block).toHaveCount(0)
  await offerInstallation(page)
  await page.waitForTimeout(500)
  await expect(page.getByRole('region', { name: 'Магазин на экране телефона' })).toHaveCount(0)
})

test('[loading.bar] a screen of a single-page app that loads for longer than 200 ms shows the bar', async ({
  page,
  browserErrors,
}) => {
  await page.goto('/personal/order/', { waitUntil: 'networkidle' })
  // Before the app runs, the browser would follow the link itself.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.route('**/_checkout/**/*.js', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1_500))
    await route.continue()
  })
  const bar = page.getByRole('progressbar', { name: 'Страница загружается' })
  await page.evaluate(() => {
    const anchor = document.createElement('a')
    anchor.href = '/personal/order/pay/a1b2c3d4/'
    document.body.append(anchor)
    anchor.click()
  })
  await expect(bar).toBeVisible()
  await expect(page).toHaveTitle(/^Оплата/)
  await expect(bar).toBeHidden()
  // The shop knows no such checkout.
  removeStatusError(browserErrors, 400)
})

async function offerInstallation(page: Page): Promise<void> {
  await page.evaluate(() => {
    const offer = new Event('beforeinstallprompt', { cancelable: true })
    dispatchEvent(Object.assign(offer, { prompt: async () => {} }))
  })
}
