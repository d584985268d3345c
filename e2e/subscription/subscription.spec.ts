import type { Page } from '@playwright/test'
import { expect, expectAccessible, removeStatusError, test } from '../support/journey.ts'
import { newPhone } from '../support/new-phone.ts'

const openSubscription = (page: Page) => page.getByRole('dialog', { name: 'Подписка на письма' })

async function fillSubscription(page: Page, email = 'anna@example.ru') {
  const phone = newPhone()
  await openSubscription(page).getByLabel('Телефон').fill(phone)
  await openSubscription(page).getByLabel('Email').fill(email)
  await openSubscription(page).getByRole('checkbox').check()
  return phone
}

/** The ID and the name of the visitor’s region, as the fields of a subscription. */
async function readRegion(page: Page) {
  const answer = await page.request.get('/api_vue/getInitialData/')
  const { regionData } = await answer.json()
  return { city_id: regionData.ID, region: regionData.NAME }
}

const send = (page: Page) => openSubscription(page).getByRole('button', { name: 'Подписаться' })

async function readPopupCookie(page: Page) {
  const cookies = await page.context().cookies()
  const found = cookies.find(({ name }) => name === 'popup_300_closed')
  return (
    found && { value: found.value, days: Math.round((found.expires - Date.now() / 1000) / 86_400) }
  )
}

test.describe('newsletter', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.clearCookies({ name: 'popup_300_closed' })
    await page.goto('/steps/')
    await page.getByRole('button', { name: 'Подписаться' }).click()
    await expect(openSubscription(page)).toBeVisible()
  })

  test('[subscribe.form] [subscribe.block] [errors.texts] errors show only after an attempt, and nothing is sent without consent', {
    tag: '@phone-long',
  }, async ({ page }) => {
    const policy = openSubscription(page).getByRole('link', { name: 'Политика конфиденциальности' })
    await expect(policy).toHaveAttribute('href', '/privacy-policy/')
    await expect(policy).toHaveAttribute('target', '_blank')
    await expect(send(page)).toBeDisabled()
    await openSubscription(page).getByLabel('Телефон').fill('+7 900')
    await openSubscription(page)
      .getByText(
        'Я подтверждаю ознакомление с политикой конфиденциальности и даю согласие на обработку персональных данных',
      )
      .click()
    await expect(openSubscription(page).getByText('Номер телефона введён неверно!')).toBeHidden()
    await send(page).click()
    await expect(openSubscription(page).getByText('Номер телефона введён неверно!')).toBeVisible()
    await expect(openSubscription(page).getByText('Заполните это поле!')).toBeVisible()
    await openSubscription(page).getByLabel('Email').fill('anna@example')
    await expect(openSubscription(page).getByText('Email введён неверно!')).toBeVisible()
    await expectAccessible(page)
  })

  test('[subscribe.form] [subscribe.success] [subscribe.metrika] [errors.texts] the fields are sent, the confirmation replaces the popup, and the block does not prompt again', async ({
    page,
  }) => {
    const reported = page.waitForRequest('**/api_vue/yandexMetrika/addUser/')
    const sent = page.waitForRequest('**/api_vue/subscription/bonus/')
    const phone = await fillSubscription(page)
    await send(page).click()
    expect((await sent).postDataJSON()).toEqual({
      phone,
      email: 'anna@example.ru',
      ...(await readRegion(page)),
    })
    const confirmation = page.getByRole('dialog', { name: 'Спасибо!' })
    await expect(confirmation).toContainText('300 бонусов')
    await expect(openSubscription(page)).toBeHidden()
    expect(await readPopupCookie(page)).toEqual({ value: 'true', days: 365 })
    expect((await reported).postDataJSON()).toMatchObject({ email: 'anna@example.ru', send: 0 })
    await page.keyboard.press('Escape')
    await page.goto('/steps/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Подписаться' })).toBeHidden()
  })

  test('[subscribe.failure] [subscribe.metrika] [errors.texts] an error is shown and the cookie is removed', async ({
    page,
    browserErrors,
  }) => {
    const reported = page.waitForRequest('**/api_vue/yandexMetrika/addUser/')
    await page.route('**/api_vue/subscription/bonus/', (route) => route.fulfill({ status: 503 }))
    await fillSubscription(page)
    await send(page).click()
    await expect(page.getByRole('dialog')).toContainText(
      'Что-то пошло не так, повторите попытку позднее',
    )
    expect(await readPopupCookie(page)).toBeUndefined()
    await reported
    removeStatusError(browserErrors, 503)
  })

  test('[subscribe.failure] a refusal is shown with the server’s message', async ({ page }) => {
    const error = 'На этот номер письма уже идут'
    await page.route('**/api_vue/subscription/bonus/', (route) =>
      route.fulfill({ json: { error, message: '' } }),
    )
    await fillSubscription(page)
    await send(page).click()
    await expect(page.getByRole('dialog')).toContainText(error)
    await expect(openSubscription(page)).toBeHidden()
    expect(await readPopupCookie(page)).toBeUndefined()
  })

  test('[subscribe.form] the number is masked, and a pending form is not sent again', async ({
    page,
  }) => {
    let sent = 0
    let answer = () => {}
    const pressedAgain = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api_vue/subscription/bonus/', async (route) => {
      sent += 1
      await pressedAgain
      await route.fulfill({ json: { error: null, message: 'Вы подписаны.' } })
    })
    await openSubscription(page).getByLabel('Телефон').pressSequentially('9001234567')
    await expect(openSubscription(page).getByLabel('Телефон')).toHaveValue('+7 (900) 123-45-67')
    await openSubscription(page).getByLabel('Email').fill('anna@example.ru')
    await openSubscription(page).getByRole('checkbox').check()
    await send(page).click()
    await openSubscription(page).getByLabel('Email').press('Enter')
    answer()
    await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toContainText('Вы подписаны.')
    expect(sent).toBe(1)
  })

  test('[subscribe.close] [window.subscription-cookie] closing hides the popup for a week', {
    tag: '@phone-long',
  }, async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(openSubscription(page)).toBeHidden()
    expect(await readPopupCookie(page)).toEqual({ value: 'true', days: 7 })
  })
})
