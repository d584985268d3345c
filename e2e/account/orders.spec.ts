import { expect, expectAccessible, test } from '../support/journey.ts'
import { chooseRadio, payByCard, sofa } from '../support/order.ts'
import {
  choosePickupAsStaff,
  deliverAsStaff,
  openOwnAccount,
  payBySum,
  placeOrder,
} from '../support/place-order.ts'

const rouble = (sum: number) =>
  new RegExp(`${String(sum).replaceAll(/\B(?=(\d{3})+$)/g, '\\s')}\\s₽`)

test('[lk.orders] [route.lk] a customer finds where an order is, repeats and cancels it', {
  tag: ['@phone', '@gate-phone'],
}, async ({ page }) => {
  const phone = await openOwnAccount(page)
  const { number } = await placeOrder(page, phone)
  await page.reload()
  const main = page.getByRole('main')
  await expect(main.getByRole('region', { name: 'Что дальше' })).toContainText(`Заказ ${number}`)
  await expectAccessible(page)
  await main.getByRole('link', { name: `Заказ ${number}` }).click()
  await expect(main.getByRole('heading', { level: 1, name: `Заказ ${number}` })).toBeVisible()
  const progress = main.getByRole('list', { name: 'Ход заказа' })
  await expect(progress.locator('[aria-current="step"]')).toContainText('Принят')
  await expectAccessible(page)

  await main.getByRole('button', { name: 'Повторить заказ' }).click()
  await main.getByRole('link', { name: 'Открыть корзину' }).click()
  await expect(page).toHaveURL(/\/personal\/order\/$/)
  await expect(main.getByRole('link', { name: sofa.name }).first()).toBeVisible()
  await page.goBack()

  await main.getByRole('button', { name: 'Отменить заказ' }).click()
  await chooseRadio(main.getByRole('radio', { name: 'Передумали' }))
  await expectAccessible(page)
  await main.locator('form').getByRole('button', { name: 'Отменить заказ' }).click()
  await expect(main.getByRole('status')).toContainText('Заказ отменён')
  await expect(main.getByText('Отменён', { exact: true }).first()).toBeVisible()
  await expect(main.getByRole('button', { name: 'Отменить заказ' })).toBeHidden()
})

test('[lk.orders] [lk.bonus] a customer pays the rest of an order, sees its bonuses, and gives one of two pieces back', {
  tag: '@phone',
}, async ({ page }) => {
  const phone = await openOwnAccount(page)
  const order = await choosePickupAsStaff(page, await placeOrder(page, phone, 2))
  await payBySum(page, order, 5_000)
  await page.goto('/personal-lk/orders/')
  const main = page.getByRole('main')
  const pay = main.getByRole('link', { name: /^Доплатить/ })
  await expect(pay).toContainText(rouble(order.sum - 5_000))
  await pay.click()
  const ways = page.getByRole('dialog', { name: 'Способ оплаты' })
  await ways.getByRole('button', { name: 'Выбрать' }).click()
  await expect(ways).toBeHidden()
  await payByCard(page)

  await deliverAsStaff(order)
  await expect(async () => {
    await page.goto('/personal-lk/bonus/')
    await expect(main).toContainText('Начислено за заказ', { timeout: 5_000 })
  }).toPass()
  await expect(main).toContainText(`Заказ ${order.number}`)
  await page.goto(`/personal-lk/order/${order.guid}/`)
  await expect(main.getByText('Оплачен', { exact: true }).first()).toBeVisible()
  await main.getByRole('button', { name: 'Вернуть товар' }).click()
  await main.getByRole('checkbox', { name: sofa.name }).check({ force: true })
  await expect(main.getByText(/^Вернём /)).toContainText(rouble(order.sum / 2))
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Отправить заявку' }).click()
  await expect(main.getByRole('status')).toContainText('Заявка на возврат принята')
  await expect(main.getByRole('region', { name: 'Возвраты' })).toContainText('Рассматриваем')
})
