import type { Page } from '@playwright/test'
import { expect, expectAccessible, forgetStatus, test } from './support/journey.ts'
import { newPhone } from './support/new-phone.ts'

const letters = (page: Page) => page.getByRole('dialog', { name: 'Подписка на письма' })

async function fillLetters(page: Page, email = 'anna@example.ru') {
  await letters(page).getByLabel('Телефон').fill(newPhone())
  await letters(page).getByLabel('Email').fill(email)
  await letters(page).getByRole('checkbox').check()
}

const send = (page: Page) => letters(page).getByRole('button', { name: 'Подписаться' })

async function popupCookie(page: Page) {
  const cookies = await page.context().cookies()
  const found = cookies.find(({ name }) => name === 'popup_300_closed')
  return (
    found && { value: found.value, days: Math.round((found.expires - Date.now() / 1000) / 86_400) }
  )
}

test.describe('the letters of the shop', () => {
  test.beforeEach(async ({ page, context }) => {
    await context.clearCookies({ name: 'popup_300_closed' })
    await page.goto('/steps/')
    await page.getByRole('button', { name: 'Подписаться' }).click()
    await expect(letters(page)).toBeVisible()
  })

  test('[subscribe.form] [subscribe.block] errors show only after a try, and nothing is sent without consent', {
    tag: '@phone',
  }, async ({ page }) => {
    const policy = letters(page).getByRole('link', { name: 'Политика конфиденциальности' })
    await expect(policy).toHaveAttribute('href', '/privacy-policy/')
    await expect(policy).toHaveAttribute('target', '_blank')
    await expect(send(page)).toBeDisabled()
    await letters(page).getByLabel('Телефон').fill('+7 900')
    await letters(page)
      .getByText(
        'Я подтверждаю ознакомление с политикой конфиденциальности и даю согласие на обработку персональных данных',
      )
      .click()
    await expect(letters(page).getByText('Номер телефона введён неверно!')).toBeHidden()
    await send(page).click()
    await expect(letters(page).getByText('Номер телефона введён неверно!')).toBeVisible()
    await expect(letters(page).getByText('Заполните это поле!')).toBeVisible()
    await letters(page).getByLabel('Email').fill('anna@example')
    await expect(letters(page).getByText('Email введён неверно!')).toBeVisible()
    await expectAccessible(page)
  })

  test('[subscribe.success] [subscribe.metrika] the answer stands in the popup’s place, and the block does not ask again', async ({
    page,
  }) => {
    const told = page.waitForRequest('**/api_vue/yandexMetrika/addUser/')
    await fillLetters(page)
    await send(page).click()
    const done = page.getByRole('dialog', { name: 'Спасибо!' })
    await expect(done).toContainText('300 бонусов')
    await expect(letters(page)).toBeHidden()
    expect(await popupCookie(page)).toEqual({ value: 'true', days: 365 })
    expect((await told).postDataJSON()).toMatchObject({ email: 'anna@example.ru', send: 0 })
    await page.keyboard.press('Escape')
    await page.goto('/steps/')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Подписаться' })).toBeHidden()
  })

  test('[subscribe.failure] [subscribe.metrika] a failure says so and takes the cookie back', async ({
    page,
    complaints,
  }) => {
    const told = page.waitForRequest('**/api_vue/yandexMetrika/addUser/')
    await page.route('**/api_vue/subscription/bonus/', (route) => route.fulfill({ status: 503 }))
    await fillLetters(page)
    await send(page).click()
    await expect(page.getByRole('dialog')).toContainText(
      'Что-то пошло не так, повторите попытку позднее',
    )
    expect(await popupCookie(page)).toBeUndefined()
    await told
    forgetStatus(complaints, 503)
  })

  test('[subscribe.failure] a refusal of the shop is told in its own words', async ({ page }) => {
    const error = 'На этот номер письма уже идут'
    await page.route('**/api_vue/subscription/bonus/', (route) =>
      route.fulfill({ json: { error, message: '' } }),
    )
    await fillLetters(page)
    await send(page).click()
    await expect(page.getByRole('dialog')).toContainText(error)
    await expect(letters(page)).toBeHidden()
    expect(await popupCookie(page)).toBeUndefined()
  })

  test('[subscribe.form] the number is masked, and a form on its way is not sent again', async ({
    page,
  }) => {
    let sent = 0
    await page.route('**/api_vue/subscription/bonus/', async (route) => {
      sent += 1
      await new Promise((resolve) => setTimeout(resolve, 1_000))
      await route.fulfill({ json: { error: null, message: 'Вы подписаны.' } })
    })
    await letters(page).getByLabel('Телефон').pressSequentially('9001234567')
    await expect(letters(page).getByLabel('Телефон')).toHaveValue('+7 (900) 123-45-67')
    await letters(page).getByLabel('Email').fill('anna@example.ru')
    await letters(page).getByRole('checkbox').check()
    await send(page).click()
    await letters(page).getByLabel('Email').press('Enter')
    await expect(page.getByRole('dialog', { name: 'Спасибо!' })).toContainText('Вы подписаны.')
    expect(sent).toBe(1)
  })

  test('[subscribe.close] [window.subscription-cookie] closing keeps the popup away for a week', {
    tag: '@phone',
  }, async ({ page }) => {
    await page.keyboard.press('Escape')
    await expect(letters(page)).toBeHidden()
    expect(await popupCookie(page)).toEqual({ value: 'true', days: 7 })
  })
})
