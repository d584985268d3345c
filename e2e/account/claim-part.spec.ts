import type { BrowserContext } from '@playwright/test'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { addToBasket, callShop, findUnpopularOffer } from '../support/basket.ts'
import { findInShop } from '../support/database.ts'
import { readShopOrigin } from '../support/env.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { logInByCode, sessionFile } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'

/** The smallest picture that a server can decode: one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('[claim.steps] [route.order-claim] a customer claims a broken part with photographs, over a reload, and reads the answer of staff', {
  tag: ['@phone', '@gate-phone'],
}, async ({ page, browser, baseURL }) => {
  const phone = newPhone()
  const offer = await findUnpopularOffer(41)
  const staff = await browser.newContext({ baseURL, storageState: sessionFile('callCentre') })
  await page.goto('/order_claim/')
  await page.getByRole('main').getByRole('button', { name: 'Войти' }).click()
  await logInByCode(page, phone)
  await expect(page.getByRole('heading', { name: 'Сообщать пока не о чем' })).toBeVisible()

  await addToBasket(page, offer.offerId)
  const { basketGroup } = await callShop<{ basketGroup: string }>(
    page,
    '/api_vue/basket/createOrder/',
    { name: 'Ольга', phoneNumber: normalizePhone(phone) },
  )
  await deliver(staff, basketGroup)
  await page.reload()
  await page.getByRole('link', { name: /^Сообщить о дефекте: Заказ/ }).click()

  const goOn = page.getByRole('button', { name: 'Продолжить', exact: true })
  const main = page.getByRole('main')
  await expect(main.getByRole('radio', { name: offer.name })).toBeChecked()
  await expect(page).toHaveURL(/\/order_claim\/\?claim=/)
  await goOn.click()
  await page.getByLabel('Опишите дефект').fill('Трещина на левой боковине')
  await goOn.click()
  const steps = page.getByRole('list', { name: 'Шаги обращения' })
  const current = steps.locator('li[aria-current=step]')
  // Goods in one package have its number already.
  await expect(current).toContainText(/Номер упаковки|Фото наклейки/)
  if (await current.getByRole('heading', { name: 'Номер упаковки' }).isVisible()) {
    await current.getByRole('radio').first().check()
    await goOn.click()
  }
  const addPhoto = async (step: string) => {
    await expect(current.getByRole('heading', { name: step })).toBeVisible()
    const name = `${step}.png`
    await current
      .getByLabel('Добавить фото')
      .setInputFiles({ name, mimeType: 'image/png', buffer: pixel })
    await expect(current.getByRole('button', { name: `Убрать файл ${name}` })).toBeVisible()
  }
  // A photo on its way keeps the step open.
  const arrived = Promise.withResolvers<void>()
  await page.route('**/uploads/**', (route) => arrived.promise.then(() => route.continue()))
  const added = addPhoto('Фото наклейки')
  await expect(current.getByRole('progressbar')).toBeVisible()
  await goOn.click()
  await expect(current.getByRole('alert')).toContainText('Дождитесь, пока файлы загрузятся')
  arrived.resolve()
  await added
  await page.unroute('**/uploads/**')
  // The bar at the lower edge covers links of the footer while the page is scrolled.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expectAccessible(page)
  await goOn.click()
  await addPhoto('Фото дефекта')
  await goOn.click()

  await page.reload()
  await expect(current.getByRole('heading', { name: 'Фото упаковки' })).toBeVisible()
  await expect(main.getByText('Трещина на левой боковине')).toBeVisible()
  await main.getByRole('button', { name: 'Открыть фото Фото дефекта.png' }).click()
  const viewer = page.getByRole('dialog', { name: 'Фото дефекта' })
  const large = viewer.getByRole('img', { name: 'Фото дефекта.png' })
  await expect
    .poll(() => large.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0)
  await viewer.getByRole('button', { name: 'Закрыть' }).click()
  await addPhoto('Фото упаковки')
  await goOn.click()
  await expect(current.getByRole('heading', { name: 'Другие фото' })).toBeVisible()
  await goOn.click()
  await page.getByRole('button', { name: 'Отправить обращение' }).click()
  await expect(main.getByText(/Обращение на проверке. Ответим до/)).toBeVisible()
  await expectAccessible(page)

  const claim = new URL(page.url()).searchParams.get('claim')
  const text = 'Привезём новую боковину'
  await callAsStaff(staff, '/api_vue/retail/claimAnswer/', { claim, text })
  await staff.close()
  await page.reload()
  await expect(main.getByText(text)).toBeVisible()
  await expect(main.getByText('Есть ответ')).toBeVisible()
  await page.getByLabel('Ваше сообщение').fill('Спасибо, жду')
  await page.getByRole('button', { name: 'Отправить', exact: true }).click()
  await expect(main.getByText('Сообщение отправлено')).toBeVisible()
})

/** What staff do, by their calls. */
async function callAsStaff(staff: BrowserContext, path: string, data: object): Promise<void> {
  const answer = await staff.request.post(path, { data, headers: { origin: readShopOrigin() } })
  expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200)
}

/** Takes the order of a checkout through its states to the customer's door. */
async function deliver(staff: BrowserContext, basketGroup: string): Promise<void> {
  const { guid: orderGuid } = await findInShop<{ guid: string }>(
    'order of the checkout',
    `select guid from shop_order where basket_group = '${basketGroup}'`,
  )
  const states = ['new', 'confirmed', 'picking', 'ready', 'delivered']
  for (const [index, toState] of states.slice(1).entries())
    await callAsStaff(staff, '/api_vue/retail/order/step/', {
      orderGuid,
      fromState: states[index],
      toState,
    })
}
