import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { openCardWindow, sofa } from '../support/order.ts'
import { readLink } from '../support/outbox.ts'

test.use({ storageState: sessionFile('callCentre'), viewport: { width: 1440, height: 900 } })

test('[payment.confirm] [payment.pay-code] [route.pay-code] the call centre makes an order, its customer confirms it on a phone and pays it by a link', {
  tag: '@gate',
}, async ({ page: staff, browser, baseURL }) => {
  const phone = newPhone()
  await staff.goto('/retail-lk/orders/')
  await staff.getByRole('link', { name: 'Новый заказ' }).click()
  await expect(staff.getByRole('heading', { name: 'Новый заказ', level: 1 })).toBeVisible()
  const removals = staff
    .getByRole('region', { name: 'Заказ' })
    .getByRole('button', { name: /^Убрать/ })
  await staff.getByLabel('Товар или артикул').fill(sofa.name)
  const found = staff.getByRole('list', { name: 'Найденные товары' })
  await found
    .getByRole('button', { name: /^Добавить/, disabled: false })
    .first()
    .click()
  await expect(removals).toHaveCount(1)
  await staff.getByLabel('Имя').fill('Ольга Берестова')
  await staff.getByLabel('Телефон').fill(phone)
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Передать покупателю' }).click()
  const pane = staff.getByRole('complementary', { name: /^Заказ \d+/ })
  await expect(pane.getByText('Ждёт подтверждения покупателя')).toBeVisible()

  const customer = await browser.newPage({
    baseURL,
    storageState: { cookies: [], origins: [] },
    viewport: { width: 390, height: 844 },
  })
  await customer.goto(await readLink(staff, phone, '/order_confirm/'))
  await customer.getByRole('button', { name: 'Подтвердить заказ' }).click()
  await expect(customer.getByRole('status').filter({ hasText: 'подтверждён' })).toBeVisible()
  await expectAccessible(customer)

  await staff.reload()
  await expect(pane.getByText('Покупатель подтвердил заказ по ссылке')).toBeVisible()
  await pane.getByRole('button', { name: 'Выбрать доставку' }).click()
  await pane.getByRole('button', { name: 'Сохранить доставку' }).click()
  await pane.getByRole('button', { name: 'Ссылка на оплату' }).click()
  await expectAccessible(staff)
  await pane.getByRole('button', { name: /^Создать ссылку/ }).click()
  await expect(pane.getByText(/\/pay\/[\w-]{22}\//)).toBeVisible()

  await customer.goto(await readLink(staff, phone, '/pay/'))
  await expect(customer.getByRole('button', { name: /^Оплатить/ })).toBeVisible()
  await expectAccessible(customer)
  const shown = (await customer.getByRole('main').textContent()) ?? ''
  expect(shown).not.toContain('Берестова')
  expect(shown.replace(/\D/g, '')).not.toContain(normalizePhone(phone)?.slice(1))
  const acquirer = await openCardWindow(customer)
  await acquirer.getByLabel('Номер карты').fill('4111 1111 1111 1111')
  await acquirer.getByRole('button', { name: /^Оплатить/ }).click()
  await expect(customer.getByRole('dialog').getByText('Заказ оплачен')).toBeVisible()
  await customer.close()

  await staff.reload()
  await expect(pane.getByRole('list', { name: 'Ссылки на оплату' })).toContainText('оплачена')
  await expect(
    pane.getByRole('listitem').filter({ hasText: /Оплата: оплачен(?! частично)/ }),
  ).toBeVisible()
})
