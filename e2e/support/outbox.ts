import type { Locator, Page } from '@playwright/test'
import { normalizePhone } from '@svetlitsa/domain/phone/phone-number'
import { expect } from './journey.ts'

/** The messages to a number, newest first, on the demonstration’s outbox page. */
export async function openOutbox(page: Page, phone: string): Promise<Locator> {
  const digits = normalizePhone(phone)
  if (!digits) throw new Error(`«${phone}» is not a phone number`)
  await page.goto('/develop/outbox/')
  return page.getByRole('main').getByRole('listitem').filter({ hasText: digits })
}

interface Message {
  recipient: string
  body: string
}

/** The newest code sent to a number, read from the data of the outbox page. */
export async function readCode(page: Page, phone: string): Promise<string> {
  const digits = normalizePhone(phone)
  let code = ''
  await expect(async () => {
    const answer = await page.request.post('/api_vue/develop/outbox/', { data: {} })
    const { messages }: { messages: Message[] } = await answer.json()
    const codes = messages
      .filter(({ recipient }) => recipient === digits)
      .map(({ body }) => /код (\d{6})/.exec(body)?.[1] ?? '')
      .filter(Boolean)
    expect(codes.length, `codes that went to ${phone}`).toBeGreaterThan(0)
    code = codes[0] ?? ''
  }).toPass({ timeout: 60_000 })
  return code
}

/** The newest address of the shop below a path that was sent to a number, as a path. */
export async function readLink(page: Page, phone: string, path: string): Promise<string> {
  const digits = normalizePhone(phone)
  let link = ''
  await expect(async () => {
    const answer = await page.request.post('/api_vue/develop/outbox/', { data: {} })
    const { messages }: { messages: Message[] } = await answer.json()
    const urls = messages
      .filter(({ recipient }) => recipient === digits)
      .flatMap(({ body }) => body.match(/https?:\/\/\S+/g) ?? [])
      .map((url) => new URL(url))
    const found = urls.find(({ pathname }) => pathname.startsWith(path))
    expect(found, `addresses below ${path} that went to ${phone}`).toBeDefined()
    link = found ? found.pathname + found.search : ''
  }).toPass({ timeout: 60_000 })
  return link
}
