import type { Locator, Page } from '@playwright/test'
import { normalizePhone } from '@svetlitsa/domain/phone/normalize-phone'
import { expect } from './journey.ts'

/** The messages to a number, the newest first, on the outbox page of the demonstration. */
export async function openOutbox(page: Page, phone: string): Promise<Locator> {
  const digits = normalizePhone(phone)
  if (!digits) throw new Error(`«${phone}» is no phone number`)
  await page.goto('/develop/outbox/')
  return page.getByRole('main').getByRole('listitem').filter({ hasText: digits })
}

/** Reads the newest code that went to a number, in a tab beside the shopper's. */
export async function readCode(page: Page, phone: string): Promise<string> {
  const beside = await page.context().newPage()
  const messages = await openOutbox(beside, phone)
  await expect(messages.first()).toContainText(/код \d{6}/)
  const text = await messages.first().textContent()
  await beside.close()
  const code = /код (\d{6})/.exec(text ?? '')?.[1]
  if (!code) throw new Error(`no code stands in «${text}»`)
  return code
}
