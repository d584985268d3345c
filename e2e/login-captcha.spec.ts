import type { Page } from '@playwright/test'
import { expect, expectAccessible, test } from './support/journey.ts'
import { seen } from './support/seen.ts'

const refused = {
  status: 'error',
  userData: false,
  favorites: 0,
  basket: 0,
  basketChanges: [],
  error: 'Неверный логин или пароль.',
  needsCode: false,
  needsPassword: false,
  needsNewPassword: false,
  needsCaptcha: true,
  smsStatusId: null,
  codePhone: null,
  retryAfterSeconds: 2,
}
const task = { kind: 'smartcaptcha', siteKey: 'sandbox', script: '/api/sandbox/captcha/captcha.js' }

/** The calls as a shop with the keys of SmartCaptcha answers them; its widget is the sandbox's own. */
async function actAsShopWithKeys(page: Page) {
  const tokens: string[] = []
  const tries: string[] = []
  await page.route('**/authentication/authByLogin/', (route) => {
    tries.push(route.request().postDataJSON().password)
    return route.fulfill({ json: refused })
  })
  await page.route('**/authentication/updateCaptcha/', (route) =>
    route.fulfill({ json: { captcha: task } }),
  )
  await page.route('**/authentication/validateSmartCaptcha/', (route) => {
    tokens.push(route.request().postDataJSON().token)
    return route.fulfill({ json: { status: 'success', error: null } })
  })
  return { tokens, tries }
}

test('[auth.captcha] the login window asks for the captcha after failures, with a clock, and for each try anew', async ({
  page,
}) => {
  const { tokens, tries } = await actAsShopWithKeys(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/captcha.js')) scripts.push(request.url())
  })
  await page.goto('/retail-lk/')
  await page.getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('button', { name: 'Войти по паролю' }).click()
  await login.locator('button[type=submit]').click()
  await expect(login.getByText('Заполните это поле!')).toHaveCount(2)
  await login.getByLabel('Телефон или логин').fill('nobody-at-all')
  await login.getByLabel('Пароль', { exact: true }).fill('не тот пароль')
  const enter = login.locator('button[type=submit]')
  expect(scripts).toEqual([])

  await enter.click()
  await expect(enter).toContainText(/Попробуйте через 0:0[12]/)
  const widget = login.getByRole('group', { name: 'Проверка, что вы не робот' })
  await expect(widget).toBeVisible()
  await expectAccessible(page)
  await expect(enter).toHaveText('Войти')
  await enter.click()
  await expect(login.getByText('Сначала пройдите проверку под паролем.')).toBeVisible()
  expect(tries).toHaveLength(1)

  await pointAtThing(page)
  await expect(login.getByText('✓ Вы не робот')).toBeVisible()
  expect(tokens).toHaveLength(1)
  await enter.click()
  await expect.poll(() => tries.length).toBe(2)
  await expect(widget).toBeVisible()
  expect(scripts).toHaveLength(1)
})

async function pointAtThing(page: Page): Promise<void> {
  const widget = page.getByRole('group', { name: 'Проверка, что вы не робот' })
  const words = await widget.getByRole('status').textContent()
  const thing = /где здесь (\S+)\./.exec(words ?? '')?.[1] ?? ''
  await seen(widget.getByRole('button', { name: thing })).click()
}
