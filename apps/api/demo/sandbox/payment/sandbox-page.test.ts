import { languages } from '@svetlitsa/domain/language/language'
import { expect, it } from 'vitest'
import { renderSandboxEnd, renderSandboxPage } from './sandbox-page.ts'
import { sandboxPageTexts } from './sandbox-page-texts.ts'
import type { SandboxPayment } from './sandbox-payment.queries.ts'

const build = (look: SandboxPayment['look']) =>
  ({
    id: '0b6f4a52-6c14-4d39-8c3f-1d0a3f4f5a11',
    description: '100500',
    amount: 64_990,
    currencyCode: 'KZT',
    returnUrl: 'https://shop.test/',
    look,
  }) as SandboxPayment

const looks = ['card', 'kaspi', 'yandexPay', 'yandexSplit', 'credit', 'dolyame'] as const

it.each(languages)('[lang.three] the bank’s page is in the reader’s language: %s', (language) => {
  const texts = sandboxPageTexts[language]
  for (const look of looks) {
    const payment = build(look)
    const page = renderSandboxPage(language, { payment, verdict: null })
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`<p class="bank">${texts.banks[look]}</p>`)
    expect(page).toContain(texts.decline)
    if (language === 'en') expect(page).not.toMatch(/[а-я]/i)
  }
  const secure = { payment: build('card'), verdict: 'wrong-code' as const }
  expect(renderSandboxPage(language, secure)).toContain(texts.notes['wrong-code'])
  expect(renderSandboxPage(language, null)).toContain(texts.missing)
  expect(renderSandboxEnd(language, true)).toContain(texts.paid)
  expect(renderSandboxEnd(language, false)).toContain(texts.declined)
})
