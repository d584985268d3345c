import type { Page } from '@playwright/test'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { onDatabase } from '../support/database.ts'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'
import { readCode } from '../support/outbox.ts'

const password = 'сосна у окна'

test('[auth.register] [POST /authentication/setPassword/] invited staff set a first password after the code and are logged in', {
  tag: '@phone',
}, async ({ page, browserErrors }) => {
  const phone = newPhone()
  await onDatabase((client) =>
    client.query('insert into user_account (phone, name, groups) values ($1, $2, $3)', [
      normalizePhone(phone),
      'Вера',
      [29],
    ]),
  )
  await page.goto('/retail-lk/')
  await page.getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog')
  await requestCode(page, phone)
  await login.getByLabel('Шесть цифр из сообщения').fill(await readCode(page, phone))
  const field = login.getByLabel('Новый пароль', { exact: true })
  await expect(field).toBeFocused()
  await expectAccessible(page)

  const save = login.getByRole('button', { name: 'Сохранить пароль' })
  await field.fill('семьбук')
  await save.click()
  await expect(login.getByText('Не короче 8 символов.')).toBeVisible()
  await field.fill('qwerty123')
  await save.click()
  await expect(login.getByText('Этот пароль слишком простой')).toBeVisible()
  await field.fill(password)
  await field.press('Enter')
  await expect(page).toHaveURL('/retail-lk/')
  await expect(login).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Сводка' })).toBeVisible()
  removeStatusError(browserErrors, 400)
})

test('[auth.register] a customer who forgot the password sets a new one by code', {
  tag: ['@phone', '@gate'],
}, async ({ page, browser, baseURL }) => {
  const phone = newPhone()
  await page.goto('/personal-lk/orders/')
  await page.getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('button', { name: 'Войти по паролю' }).click()
  await login.getByRole('button', { name: 'Забыли пароль?' }).click()
  await expect(login.getByText('после него зададите новый пароль')).toBeVisible()
  await expectAccessible(page)
  await requestCode(page, phone)
  await login.getByLabel('Шесть цифр из сообщения').fill(await readCode(page, phone))
  await login.getByLabel('Новый пароль', { exact: true }).fill(password)
  await login.getByRole('button', { name: 'Сохранить пароль' }).click()
  await expect(login).toBeHidden()
  await expect(page.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()

  const other = await browser.newPage({ baseURL, storageState: { cookies: [], origins: [] } })
  await other.goto('/personal-lk/orders/')
  await other.getByRole('button', { name: 'Войти' }).click()
  const window = other.getByRole('dialog')
  await window.getByRole('button', { name: 'Войти по паролю' }).click()
  await window.getByLabel('Телефон или логин').fill(phone)
  await window.getByLabel('Пароль', { exact: true }).fill(password)
  await window.getByRole('button', { name: 'Войти', exact: true }).click()
  await expect(other.getByRole('heading', { level: 1, name: 'Мои заказы' })).toBeVisible()
  await other.close()
})

test('[auth.register] staff who forgot the password learn who sets a new one: a code alone never does', async ({
  page,
}) => {
  const phone = newPhone()
  await onDatabase((client) =>
    client.query('insert into user_account (phone, groups, password_hash) values ($1, $2, $3)', [
      normalizePhone(phone),
      [20],
      'argon2id of another password',
    ]),
  )
  await page.goto('/retail-lk/')
  await page.getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('button', { name: 'Войти по паролю' }).click()
  await login.getByRole('button', { name: 'Забыли пароль?' }).click()
  await requestCode(page, phone)
  await login.getByLabel('Шесть цифр из сообщения').fill(await readCode(page, phone))
  await expect(login.getByText('Забытый пароль сотрудника меняет администратор')).toBeVisible()
  await expect(login.getByLabel('Новый пароль', { exact: true })).toHaveCount(0)
  await expectAccessible(page)
})

test('[auth.code] [auth.sms-status] [POST /authentication/checkSmsStatus/] a message that failed is told, and the code can be requested again', {
  tag: '@phone',
}, async ({ page }) => {
  const phone = newPhone()
  await page.goto('/personal-lk/orders/')
  await page.getByRole('button', { name: 'Войти' }).click()
  // The demonstration delivers every message, and a number gets one a minute: both are changed in
  // the database before the window receives the answer.
  await page.route(
    '**/authentication/authByPhone/',
    async (route) => {
      const response = await route.fetch()
      await failMessage(phone)
      await ageCode(phone)
      await route.fulfill({ json: { ...(await response.json()), retryAfterSeconds: 2 } })
    },
    { times: 1 },
  )
  await requestCode(page, phone)
  const login = page.getByRole('dialog')
  const refusal = login.getByText('Не удалось отправить СМС. Попробуйте ещё раз позже.')
  await expect(refusal).toBeVisible()
  await expectAccessible(page)
  const delivered = page.waitForResponse(
    async (response) =>
      response.url().endsWith('/checkSmsStatus/') && (await response.json()).smsStatus === 'sent',
  )
  await login.getByRole('button', { name: 'Прислать код ещё раз' }).click()
  await expect(refusal).toBeHidden()
  await delivered
  await login.getByLabel('Шесть цифр из сообщения').fill(await readCode(page, phone))
  await expect(login).toBeHidden()
})

async function requestCode(page: Page, phone: string): Promise<void> {
  const login = page.getByRole('dialog')
  await login.getByLabel('Телефон', { exact: true }).fill(phone)
  await login.getByRole('button', { name: 'Получить код' }).click()
  await expect(login.getByLabel('Шесть цифр из сообщения')).toBeVisible()
}

/** Marks the message to a number as failed once the worker has finished with it. */
async function failMessage(phone: string): Promise<void> {
  await expect(async () => {
    const { rowCount } = await onDatabase((client) =>
      client.query(
        `update message set state = 'failed', error = 'The number does not exist'
          where recipient = $1 and state in ('sent', 'failed')`,
        [normalizePhone(phone)],
      ),
    )
    expect(rowCount).toBe(1)
  }).toPass()
}

async function ageCode(phone: string): Promise<void> {
  await onDatabase((client) =>
    client.query(
      `update sms_code set created_at = created_at - interval '2 minutes' where phone = $1`,
      [normalizePhone(phone)],
    ),
  )
}
