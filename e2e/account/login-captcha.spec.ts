import type { Page } from '@playwright/test'
import { getVisible } from '../support/get-visible.ts'
import { expect, expectAccessible, test } from '../support/journey.ts'

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

/** Answers the calls like a shop with SmartCaptcha keys; the widget is the sandbox’s. */
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

test('[auth.captcha] the login window requires the captcha after failed attempts, with a countdown, and for each further attempt', async ({
  page,
}) => {
  const { tokens, tries } = await actAsShopWithKeys(page)
  const scripts: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/captcha.js')) scripts.push(request.url())
  })
  const login = await openPasswordStep(page)
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

  await pointAtObject(page)
  await expect(login.getByText('✓ Вы не робот')).toBeVisible()
  // The widget reports its success before the shop has received the token.
  await expect.poll(() => tokens.length).toBe(1)
  await enter.click()
  await expect.poll(() => tries.length).toBe(2)
  await expect(widget).toBeVisible()
  expect(scripts).toHaveLength(1)
})

test('[auth.captcha] the embedded captcha explains itself, solves itself and is required before each attempt', {
  tag: '@phone',
}, async ({ page }) => {
  const login = await openPasswordStep(page)
  const check = login.getByRole('region', { name: 'Проверка, что вы не робот' })
  await login.getByLabel('Телефон или логин').fill(`nobody-${Date.now()}`)
  const password = login.getByLabel('Пароль', { exact: true })
  await password.fill('не тот пароль')
  for (const tries of [1, 2, 3]) {
    await expect(check).toHaveCount(0)
    const response = page.waitForResponse('**/authentication/authByLogin/')
    await password.press('Enter')
    expect((await (await response).json()).needsCaptcha, `try ${tries}`).toBe(tries === 3)
  }
  await expect(check).toContainText('Проверка пройдена')
  await expectAccessible(page)
  const enter = login.locator('button[type=submit]')
  await expect(enter).toHaveText('Войти')
  const response = page.waitForResponse('**/authentication/authByLogin/')
  await enter.click()
  expect((await (await response).json()).error).toBe('Неверный логин или пароль.')
  await expect(check).toContainText('Проверка пройдена')
})

test('[auth.captcha] a failed check can be repeated by keyboard, and an unsupported browser is offered another way to log in', async ({
  page,
}) => {
  let isPassed = false
  await page.route('**/authentication/authByLogin/', (route) => route.fulfill({ json: refused }))
  await page.route('**/authentication/validateSmartCaptcha/', (route) =>
    route.fulfill({ json: { status: isPassed ? 'success' : 'error', error: null } }),
  )
  const login = await openPasswordStep(page)
  const check = login.getByRole('region', { name: 'Проверка, что вы не робот' })
  await login.getByLabel('Телефон или логин').fill('nobody-at-all')
  const password = login.getByLabel('Пароль', { exact: true })
  await password.fill('не тот пароль')
  await password.press('Enter')
  await expect(check).toContainText('Проверка не удалась')
  const retry = check.getByRole('button', { name: 'Пройти проверку ещё раз' })
  await expectAccessible(page)
  isPassed = true
  await retry.press('Enter')
  await expect(check).toBeFocused()
  await expect(check).toContainText('Проверка пройдена')

  await page.evaluate(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  await expect(login.locator('button[type=submit]')).toHaveText('Войти')
  await password.press('Enter')
  await expect(check).toContainText('Этот браузер не может пройти проверку')
  await expectAccessible(page)
  await check.getByRole('button', { name: 'Войти по коду из СМС' }).press('Enter')
  await expect(login.getByRole('button', { name: 'Получить код' })).toBeVisible()
})

test('[lang.three] the demonstration’s widget uses the language of the page', async ({ page }) => {
  await page.goto('/retail-lk/')
  await page.addScriptTag({ url: task.script })
  for (const [hl, label, object] of [
    ['kk', 'Сіздің робот емес екеніңізді тексеру', 'орындық'],
    ['en', 'Check that you are not a robot', 'chair'],
  ] as const) {
    await page.evaluate((language) => {
      const container = document.body.appendChild(document.createElement('div'))
      const captcha = Reflect.get(window, 'smartCaptcha')
      captcha.render(container, { sitekey: 'sandbox', hl: language })
    }, hl)
    const widget = page.getByRole('group', { name: label })
    await expect(widget.getByRole('button', { name: object })).toBeVisible()
    await expect(widget.getByRole('status')).not.toHaveText(/Покажите/)
  }
})

async function openPasswordStep(page: Page) {
  await page.goto('/retail-lk/')
  await page.getByRole('button', { name: 'Войти' }).click()
  const login = page.getByRole('dialog')
  await login.getByRole('button', { name: 'Войти по паролю' }).click()
  return login
}

async function pointAtObject(page: Page): Promise<void> {
  const widget = page.getByRole('group', { name: 'Проверка, что вы не робот' })
  const instruction = await widget.getByRole('status').textContent()
  const object = /где здесь (\S+)\./.exec(instruction ?? '')?.[1] ?? ''
  await getVisible(widget.getByRole('button', { name: object })).click()
}
