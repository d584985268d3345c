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

  await pointAtThing(page)
  await expect(login.getByText('✓ Вы не робот')).toBeVisible()
  // The widget says so before the shop has heard of it.
  await expect.poll(() => tokens.length).toBe(1)
  await enter.click()
  await expect.poll(() => tries.length).toBe(2)
  await expect(widget).toBeVisible()
  expect(scripts).toHaveLength(1)
})

test('[auth.captcha] the embedded captcha says why it is there, solves itself, and stands before each try', {
  tag: '@phone',
}, async ({ page }) => {
  const login = await openPasswordStep(page)
  const check = login.getByRole('region', { name: 'Проверка, что вы не робот' })
  await login.getByLabel('Телефон или логин').fill(`nobody-${Date.now()}`)
  const password = login.getByLabel('Пароль', { exact: true })
  await password.fill('не тот пароль')
  for (const tries of [1, 2, 3]) {
    await expect(check).toHaveCount(0)
    const judged = page.waitForResponse('**/authentication/authByLogin/')
    await password.press('Enter')
    expect((await (await judged).json()).needsCaptcha, `try ${tries}`).toBe(tries === 3)
  }
  await expect(check).toContainText('Проверка пройдена')
  await expectAccessible(page)
  const enter = login.locator('button[type=submit]')
  await expect(enter).toHaveText('Войти')
  const judged = page.waitForResponse('**/authentication/authByLogin/')
  await enter.click()
  expect((await (await judged).json()).error).toBe('Неверный логин или пароль.')
  await expect(check).toContainText('Проверка пройдена')
})

test('[auth.captcha] a check that fails can be done again by the keyboard, and a browser that cannot is shown another way in', async ({
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
  const again = check.getByRole('button', { name: 'Пройти проверку ещё раз' })
  await expectAccessible(page)
  isPassed = true
  await again.press('Enter')
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

test('[lang.three] the widget of the demonstration speaks the language of the page', async ({
  page,
}) => {
  await page.goto('/retail-lk/')
  await page.addScriptTag({ url: task.script })
  for (const [hl, label, thing] of [
    ['kk', 'Сіздің робот емес екеніңізді тексеру', 'орындық'],
    ['en', 'Check that you are not a robot', 'chair'],
  ] as const) {
    await page.evaluate((language) => {
      const place = document.body.appendChild(document.createElement('div'))
      const captcha = Reflect.get(window, 'smartCaptcha')
      captcha.render(place, { sitekey: 'sandbox', hl: language })
    }, hl)
    const widget = page.getByRole('group', { name: label })
    await expect(widget.getByRole('button', { name: thing })).toBeVisible()
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

async function pointAtThing(page: Page): Promise<void> {
  const widget = page.getByRole('group', { name: 'Проверка, что вы не робот' })
  const words = await widget.getByRole('status').textContent()
  const thing = /где здесь (\S+)\./.exec(words ?? '')?.[1] ?? ''
  await seen(widget.getByRole('button', { name: thing })).click()
}
