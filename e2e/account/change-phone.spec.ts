import type { Page } from '@playwright/test'
import { formatPhone } from '@svetlitsa/domain/phone/phone-digits'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { onDatabase } from '../support/database.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'
import { logInByCalls } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { readCode } from '../support/outbox.ts'

/** Logs a new customer in at a page of the account; the next code to the number may be sent. */
async function openAccount(page: Page, address: string): Promise<string> {
  const phone = newPhone()
  await logInByCalls(page, phone)
  await page.goto(address)
  await onDatabase((client) =>
    client.query(
      `update sms_code set created_at = created_at - interval '2 minutes' where phone = $1`,
      [normalizePhone(phone)],
    ),
  )
  return phone
}

test('[lk.profile] [POST /personal/#changePhoneByCode] a customer moves to another number by two codes', {
  tag: '@phone',
}, async ({ page }) => {
  const earlier = await openAccount(page, '/personal-lk/profile/phone/')
  const phone = newPhone()
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1, name: 'Номер телефона' })).toBeVisible()
  await expectAccessible(page)
  await main.getByLabel('Новый номер').fill(phone)
  await main.getByRole('button', { name: 'Получить коды' }).click()
  const codes = main.getByLabel(/^Код, отправленный на/)
  // An earlier code to the number would be read before the new one is sent.
  await codes.first().waitFor()
  await codes.first().fill(await readCode(page, earlier))
  await codes.last().fill(await readCode(page, phone))
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Изменить номер' }).click()
  await expect(main.getByText('Номер изменён')).toBeVisible()
  await page.goto('/personal-lk/profile/')
  await expect(main.getByLabel('Имя')).toBeVisible()
  await expect(main).toContainText(formatPhone(phone))
  await expectAccessible(page)
})

test('[lk.remove] a customer removes the account, and is logged out at once', {
  tag: '@phone',
}, async ({ page }) => {
  const phone = await openAccount(page, '/personal-lk/remove/')
  const main = page.getByRole('main')
  await main.getByRole('checkbox', { name: 'Да, удалить кабинет навсегда' }).check()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Удалить кабинет' }).click()
  const code = main.getByLabel('Код из сообщения подтвердит удаление')
  // The code of the login would be read before the new one is sent.
  await code.waitFor()
  await code.fill(await readCode(page, phone))
  await expect(main.getByRole('heading', { level: 1, name: 'Кабинет удалён' })).toBeVisible()
  await page.goto('/personal-lk/profile/')
  await expect(main.getByRole('button', { name: 'Войти' })).toBeVisible()
})
