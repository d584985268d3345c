import type { Page } from '@playwright/test'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { sessionFile } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import {
  ageOrder,
  claimGoods,
  orderIntoStore,
  payInCash,
  type StoreOrder,
} from '../support/store-order.ts'

test.use({ storageState: sessionFile('seller') })

test('[waybill.check] [retail.reconciliation] [retail.states] [claim.calls] a seller checks the boxes of an order, explains why it is paid and open, hands it out and answers its claim', async ({
  page,
  browserErrors,
}) => {
  const phone = newPhone()
  const order = await orderIntoStore('Вера Лаврова', phone)
  await payInCash(order)
  await ageOrder(order, 4)
  await test.step('the boxes', () => checkBoxes(page, order))
  // The second scan of a box.
  removeStatusError(browserErrors, 409)
  await test.step('paid and not completed', () => explain(page, order))
  await test.step('the states', () => handOut(page, order))
  const claim = await claimGoods(order, phone)
  await test.step('the claim', () => answerClaim(page, claim))
})

async function checkBoxes(page: Page, { number }: StoreOrder): Promise<void> {
  await page.goto('/stock/check_waybill/')
  await page.getByLabel('Номер накладной').fill(number)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Начать проверку' }).click()
  await expect(page.getByLabel('Код коробки')).toBeFocused()
  const missing = page.getByRole('list', { name: 'Не хватает' }).getByRole('listitem')
  const total = await missing.count()
  expect(total).toBeGreaterThan(1)
  const scanned = page.getByRole('list', { name: 'Проверены' }).getByRole('listitem')
  for (let left = total; left > 0; left -= 1) {
    await expect(missing).toHaveCount(left)
    const code = /^\S+-\d{3,}/.exec((await missing.first().textContent()) ?? '')?.[0] ?? ''
    // A scanner types into whatever has the focus.
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).toContainText(`Коробка ${code} есть`)
    if (left < total) continue
    await page.keyboard.type(code)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status')).not.toContainText(`Коробка ${code} есть`)
    await expect(scanned).toHaveCount(1)
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Завершить' }).click()
  await expect(page.getByText('Проверка завершена: все коробки на месте')).toBeVisible()
}

async function explain(page: Page, { number }: StoreOrder): Promise<void> {
  await page.goto('/retail-lk/reconciliation/?kind=paidOpen')
  const row = page.getByRole('button', { name: number, exact: true })
  await row.click()
  const pane = page.getByRole('complementary', { name: number })
  await expect(pane).toContainText('Оплачен, но не завершён')
  await expect(pane.getByRole('button', { name: 'Решено' })).toBeDisabled()
  await pane.getByLabel('Что выяснили').fill('Покупатель приедет в субботу')
  await expectAccessible(page)
  await pane.getByRole('button', { name: 'Решено' }).click()
  await expect(pane).toBeHidden()
  await expect(row).toHaveCount(0)
  await page.goto('/retail-lk/reconciliation/?kind=paidOpen&state=resolved')
  await row.click()
  await expect(pane).toContainText('Покупатель приедет в субботу')
  await pane.getByRole('link', { name: `Открыть заказ ${number}` }).click()
}

async function handOut(page: Page, { number }: StoreOrder): Promise<void> {
  const pane = page.getByRole('complementary', { name: `Заказ ${number}` })
  for (const step of ['Подтвердить', 'Начать комплектацию', 'Готов к выдаче', 'Выдан покупателю']) {
    await pane.getByRole('button', { name: step, exact: true }).click()
  }
  await expect(pane.getByRole('button', { name: 'Оформить возврат' })).toBeVisible()
}

async function answerClaim(page: Page, claim: string): Promise<void> {
  await page.goto('/retail-lk/claims/')
  await page.keyboard.press('/')
  await page.keyboard.type(claim)
  await page.getByRole('table').getByRole('button', { name: claim, exact: true }).click()
  const pane = page.getByRole('complementary', { name: `Обращение ${claim}` })
  await expect(pane).toContainText('Трещина на ножке')
  await pane.getByRole('button', { name: 'Ответить' }).click()
  await pane.getByLabel('Ответ покупателю').fill('Привезём новую ножку в субботу')
  await expectAccessible(page)
  await pane.getByRole('button', { name: 'Отправить ответ' }).click()
  await expect(pane.getByText('Привезём новую ножку в субботу')).toBeVisible()
  await expect(pane.getByText('Есть ответ')).toBeVisible()
}
