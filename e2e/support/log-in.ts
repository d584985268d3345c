import { expect, type Page } from '@playwright/test'
import { readShopOrigin } from './env.ts'
import { readCode } from './outbox.ts'

/** Logs in through the open window: the phone, then the code sent to it. */
export async function logInByCode(page: Page, phone: string): Promise<void> {
  const login = page.getByRole('dialog', { name: 'Вход или регистрация' })
  await login.getByLabel('Телефон').fill(phone)
  await login.getByRole('button', { name: 'Получить код' }).click()
  const code = login.getByLabel('Шесть цифр из сообщения')
  await code.waitFor()
  await code.fill(await readCode(page, phone))
  await login.waitFor({ state: 'hidden' })
}

/**
 * Logs a customer in by the calls of the window, where the window itself is not what a journey
 * shows; the next page that is opened knows it.
 */
export async function logInByCalls(page: Page, phone: string): Promise<void> {
  const call = async (name: string, data: object) => {
    const headers = { origin: readShopOrigin() }
    const path = `/api_vue/authentication/${name}/`
    const answer = await page.request.post(path, { data, headers })
    expect(answer.status(), `${path} ${await answer.text()}`).toBe(200)
  }
  await call('authByPhone', { phone })
  await call('checkCode', { code: Number(await readCode(page, phone)) })
}

interface Employee {
  login: string
  /** Phone that receives the code. */
  phone: string
}

/** The staff’s demonstration logins; all have the same password, printed when the shop starts. */
export const employees = {
  seller: { login: 'seller', phone: '79000000002' },
  callCentre: { login: 'callcentre', phone: '79000000003' },
  administrator: { login: 'admin', phone: '79000000004' },
  assembler: { login: 'assembler', phone: '79000000005' },
} as const satisfies Record<string, Employee>

/** File with the stored session of an employee. */
export function sessionFile(name: keyof typeof employees): string {
  return `test-results/sessions/${name}.json`
}

/** Logs staff in through the open window: password first, then the code. */
export async function logInByPassword(page: Page, employee: Employee): Promise<void> {
  const window = page.getByRole('dialog')
  await window.getByRole('button', { name: 'Войти по паролю' }).click()
  await window.getByLabel('Телефон или логин').fill(employee.login)
  await window.getByLabel('Пароль', { exact: true }).fill('svetlitsa-demo')
  await window.getByRole('button', { name: 'Войти', exact: true }).click()
  const code = window.getByLabel('Шесть цифр из сообщения')
  await code.waitFor()
  await code.fill(await readCode(page, employee.phone))
  await window.waitFor({ state: 'hidden' })
}
