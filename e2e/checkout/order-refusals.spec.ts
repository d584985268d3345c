import type { Page } from '@playwright/test'
import {
  addToBasket,
  callShop,
  findUnpopularOffer,
  type OfferRow,
  openBasketWith,
} from '../support/basket.ts'
import { onDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'
import {
  expectDeliveryStep,
  fillOrderForm,
  inOlderRegion,
  olderRegion,
  submitOrderForm,
} from '../support/older-checkout.ts'

const UNKNOWN = 'Произошла неизвестная ошибка'
const createOrder = '**/api_vue/basket/createOrder/'

const fillContacts = (page: Page, phone: string) => fillOrderForm(page, 'Мария Лесникова', phone)
const findOffer = (position: number) => findUnpopularOffer(position, olderRegion)
const basketPath = inOlderRegion('/personal/order/')
const openForm = (page: Page, offer: OfferRow) => openBasketWith(page, offer, basketPath)
const findAlert = (page: Page) =>
  page.getByRole('main').locator('[role=alert], [role=status]').filter({ hasText: /\S/ }).first()

const raisePrice = ({ offerId, price, oldPrice }: OfferRow, by: number) =>
  onDatabase((client) =>
    client.query(
      `update price set amount = $2, old_amount = $3 from price_zone z
       where z.id = price.zone_id and z.is_default and price.offer_id = $1`,
      [offerId, price + by, oldPrice + by],
    ),
  )

test(
  '[order.price-changed] a price that rose is shown with the old one, and the order is made after a second click',
  {
    tag: '@phone',
  },
  async ({ page, browserErrors }, { project }) => {
    const offer = await findOffer(project.name === 'phone' ? 4 : 0)
    await openForm(page, offer)
    await fillContacts(page, newPhone())
    await raisePrice(offer, 1_000)
    await submitOrderForm(page)
    const alert = findAlert(page)
    await expect(alert).toContainText('Корзина изменилась')
    const format = (price: number) => price.toLocaleString('ru-RU').replaceAll(/\s/g, '\\s')
    await expect(alert).toContainText(
      new RegExp(`была ${format(offer.price)}.*стала ${format(offer.price + 1_000)}`),
    )
    await expect(alert).toBeInViewport()
    await expectAccessible(page)
    await submitOrderForm(page)
    await expectDeliveryStep(page)
    await raisePrice(offer, 0)
    removeRefusals(browserErrors)
  },
)

test('[order.create] the message of the server is shown; «unknown error» only without one or with a 500', async ({
  page,
  browserErrors,
}) => {
  const offer = await findOffer(1)
  await openForm(page, offer)
  await fillContacts(page, newPhone())
  const refuse = async (status: number, contentType: string, body: string) => {
    await page.unroute(createOrder)
    await page.route(createOrder, (route) => route.fulfill({ status, contentType, body }))
    await submitOrderForm(page)
  }
  const detail = 'Магазин не отвечает.'
  const problem = (status: number, code: string) =>
    JSON.stringify({ type: `/problems/${code}`, status, title: 'Ошибка', detail, code })
  for (const [status, code] of [
    [503, 'unavailable'],
    [429, 'too_often'],
    [401, 'login_needed'],
    [409, 'basket_empty'],
  ] as const) {
    await refuse(status, 'application/problem+json; charset=utf-8', problem(status, code))
    await expect(findAlert(page), String(status)).toHaveText(detail)
  }
  await refuse(500, 'application/problem+json; charset=utf-8', problem(500, 'server_error'))
  await expect(findAlert(page)).toHaveText(UNKNOWN)
  await refuse(502, 'text/html', '<h1>Bad gateway</h1>')
  await expect(findAlert(page)).toHaveText(UNKNOWN)
  await page.unroute(createOrder)
  await submitOrderForm(page)
  await expectDeliveryStep(page)
  removeRefusals(browserErrors)
})

test('[order.create] a coupon that is used up is told and left out of the next order', async ({
  page,
  browserErrors,
}) => {
  const offer = await findOffer(2)
  const phone = newPhone()
  const code = `E2E${Date.now()}`
  await onDatabase((client) =>
    client.query('insert into coupon (code, sum, limit_total) values ($1, 100, 1)', [code]),
  )
  await openForm(page, offer)
  await fillContacts(page, phone)
  await page.getByLabel('Промокод').fill(code)
  await page.getByRole('button', { name: 'Применить' }).click()
  await expect(page.getByText(`Промокод ${code} действует`)).toBeVisible()
  await onDatabase((client) =>
    client.query('update coupon set limit_total = 1, used = 1 where code = $1', [code]),
  )
  await submitOrderForm(page)
  await expect(findAlert(page)).toContainText('Промокод уже использован')
  await expect(findAlert(page)).toContainText(/Скидка по промокоду была 100.*стала 0/)
  await expect(page.getByLabel('Промокод')).toBeVisible()
  await submitOrderForm(page)
  await expectDeliveryStep(page)
  await onDatabase((client) => client.query('delete from coupon where code = $1', [code]))
  removeRefusals(browserErrors)
})

test('[order.limits] above three unpaid orders of a phone the browser solves a captcha, and the order is made after it', async ({
  page,
  browserErrors,
}) => {
  const offer = await findOffer(3)
  const phone = newPhone()
  const contacts = { name: 'Мария Лесникова', phoneNumber: phone }
  await page.goto(basketPath)
  for (let made = 0; made < 3; made += 1) {
    await addToBasket(page, offer.offerId)
    await callShop(page, '/api_vue/basket/createOrder/', contacts)
  }
  await openForm(page, offer)
  await fillContacts(page, phone)
  await submitOrderForm(page)
  await expect(findAlert(page)).toContainText('Подтвердите, что вы не робот')
  await expect(page.getByText('Проверка пройдена. Оформите заказ ещё раз.')).toBeVisible()
  await expectAccessible(page)
  await submitOrderForm(page)
  await expectDeliveryStep(page)
  removeRefusals(browserErrors)
})

/** The browser reports every refused call; these journeys provoke them. */
function removeRefusals(browserErrors: string[]): void {
  // The basket is asked when it can come while the journey orders it behind the screen's back.
  const provoked = /createOrder|getDeliveryTimeOfBasket/
  const others = browserErrors.filter((text) => !provoked.test(text))
  browserErrors.splice(0, browserErrors.length, ...others)
}
