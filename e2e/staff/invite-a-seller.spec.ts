import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { onDatabase } from '../support/database.ts'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { logInByCode, sessionFile } from '../support/log-in.ts'
import { newPhone } from '../support/new-phone.ts'
import { readCode, readLink } from '../support/outbox.ts'

const password = 'сосна у окна'
/** The store of the demonstration’s seller. */
const ownStore = 'Светлица на Варшавке'

test.describe('an administrator', () => {
  test.use({ storageState: sessionFile('administrator') })

  test('[retail.staff] invites a seller, who sets a password, sees only the own store, and is thrown out once disabled', async ({
    page: office,
    browser,
    baseURL,
  }) => {
    const phone = newPhone()
    const name = `Вера ${crypto.randomUUID().replace(/[^a-f]/g, '')}`
    await office.goto('/retail-lk/staff/')
    await office.getByRole('button', { name: 'Пригласить' }).click()
    const form = office.getByRole('complementary', { name: 'Новый сотрудник' })
    await form.getByLabel('Имя и фамилия').fill(name)
    await form.getByLabel('Телефон').fill(phone)
    await form.getByRole('combobox', { name: 'Магазин' }).click()
    await office.getByRole('option', { name: ownStore }).click()
    await expectAccessible(office)
    await form.getByRole('button', { name: 'Отправить приглашение' }).click()
    const invitations = office.getByRole('region', { name: 'Приглашения' })
    await expect(invitations).toContainText(name)

    const seller = await browser.newPage({
      baseURL,
      storageState: { cookies: [], origins: [] },
      viewport: { width: 390, height: 844 },
    })
    await seller.goto(await readLink(office, phone, '/staff-invitation/'))
    await expect(seller.getByRole('heading', { level: 1 })).toContainText(name)
    await seller.getByLabel('Новый пароль').fill(password)
    await seller.getByRole('button', { name: 'Получить код' }).click()
    const code = seller.getByLabel('Шесть цифр из сообщения')
    await expect(code).toBeVisible()
    await expectAccessible(seller)
    await code.fill(await readCode(seller, phone))

    await seller.waitForURL('**/retail-lk/**')
    await seller.goto('/retail-lk/staff/')
    const people = seller.getByRole('list', { name: 'Сотрудники' }).getByRole('listitem')
    await expect(people.filter({ hasText: name })).toContainText(ownStore)
    await expect(people.filter({ hasText: 'Павел' })).toHaveCount(1)
    await expect(people.filter({ hasText: 'Ольга' })).toHaveCount(0)
    await expectAccessible(seller)
    const shift = seller.getByRole('switch', { name: 'На смене' })
    await shift.click()
    await expect(shift).toBeChecked()

    await office.goto('/retail-lk/staff/?state=shift')
    await office.getByRole('button', { name }).click()
    const pane = office.getByRole('complementary', { name })
    await expect(pane).toContainText('На смене с')
    await pane.getByRole('button', { name: 'Отключить' }).click()
    await expectAccessible(office)
    await pane.getByRole('button', { name: 'Отключить сотрудника' }).click()
    await expect(pane.getByText(/^Отключён/)).toBeVisible()

    await seller.reload()
    await expect(seller.getByRole('heading', { name: 'Вход для сотрудников' })).toBeVisible()
    await forgetCodes(phone)
    await seller.getByRole('button', { name: 'Войти' }).click()
    await logInByCode(seller, phone)
    await expect(seller.getByRole('heading', { name: 'Этот раздел для сотрудников' })).toBeVisible()
    await seller.close()
  })

  test('[retail.staff] a link that was used or is unknown says that it is not valid any more', async ({
    page,
    browserErrors,
  }) => {
    await page.goto('/staff-invitation/vY3xkq0Tn2bE8aLrP5sW1Q/')
    await expect(
      page.getByRole('heading', { name: 'Приглашение больше не действует' }),
    ).toBeVisible()
    await expectAccessible(page)
    removeStatusError(browserErrors, 404)
  })
})

/** A number receives one code a minute. */
async function forgetCodes(phone: string): Promise<void> {
  await onDatabase((client) =>
    client.query('delete from sms_code where phone = $1', [normalizePhone(phone)]),
  )
}
