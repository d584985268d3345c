import type { Page } from '@playwright/test'
import { addToBasket } from '../support/basket.ts'
import { findInShop } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { sofa } from '../support/order.ts'
import { readCode, readLink } from '../support/outbox.ts'

test.use({ storageState: sessionFile('seller') })

test('[retail.basket-link] [retail.counter] a seller puts goods together, sends the link, which fills the customer’s basket, and makes orders confirmed by code and on paper', {
  tag: '@gate',
}, async ({ page: counter, browser, baseURL }) => {
  const phone = newPhone()
  await counter.goto('/retail-lk/orders/new/')
  await counter.getByLabel('Товар или артикул').fill(sofa.name)
  const added = counter.waitForResponse('**/basket/add/')
  await counter
    .getByRole('list', { name: 'Найденные товары' })
    .getByRole('button', { name: /^Добавить/, disabled: false })
    .first()
    .click()
  await added

  await test.step('the link with its code', async () => {
    const link = counter.getByRole('region', { name: 'Ссылка для покупателя' })
    await link.getByRole('button', { name: 'Показать ссылку и код' }).click()
    await expect(link.getByRole('img', { name: 'Код со ссылкой на корзину' })).toBeVisible()
    await link.getByLabel('Телефон покупателя').fill(phone)
    await link.getByRole('button', { name: 'Отправить СМС' }).click()
    await expect(link.getByText(/^Ссылка отправлена на/)).toBeVisible()
    await expectAccessible(counter)

    const customer = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } })
    await customer.goto(await readLink(counter, phone, '/personal/basket/share/'))
    await expect(customer.getByRole('main')).toContainText('«Тишина»')
    await customer.getByRole('button', { name: 'Добавить всё в мою корзину' }).click()
    await expect(customer).toHaveURL('/personal/order/')
    await expect(customer.getByRole('main')).toContainText('«Тишина»')
    await customer.close()
  })

  await test.step('an order confirmed by code', async () => {
    const pane = await makeOrder(counter, phone)
    await pane.getByRole('button', { name: 'Прислать код покупателю' }).click()
    const code = pane.getByLabel('Код с телефона покупателя')
    await expect(code).toBeVisible()
    await expectAccessible(counter)
    await code.fill(await readCode(counter, phone))
    await expect(pane.getByText('Подтверждён кодом с телефона покупателя')).toBeVisible()
    await expect(pane.getByRole('button', { name: 'Начать комплектацию' })).toBeVisible()
  })

  await test.step('an order confirmed on paper', async () => {
    const { offerId } = await findInShop<{ offerId: number }>(
      'offer of the sofa',
      `select o.id as "offerId" from offer o join product p on p.id = o.product_id
       where p.code = '${sofa.path.split('/').at(-2)}' and o.is_active order by o.position limit 1`,
    )
    await addToBasket(counter, offerId)
    await counter.goto('/retail-lk/orders/new/')
    const pane = await makeOrder(counter, newPhone())
    const onPaper = pane.getByText('Подтверждён на бумаге')
    await pane.getByRole('button', { name: 'Подтверждён на бумаге' }).click()
    await expect(pane.getByRole('button', { name: 'Начать комплектацию' })).toBeVisible()
    await expect(onPaper.first()).toBeVisible()
  })
})

/** Makes an order of the goods on the screen, which then waits for its customer. */
async function makeOrder(counter: Page, phone: string) {
  await counter.getByLabel('Имя').fill('Ольга Берестова')
  await counter.getByLabel('Телефон', { exact: true }).fill(phone)
  await counter.getByRole('button', { name: 'Оформить заказ' }).click()
  const pane = counter.getByRole('complementary', { name: /^Заказ \d+/ })
  await expect(pane.getByText('Ждёт подтверждения покупателя')).toBeVisible()
  return pane
}
