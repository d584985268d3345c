import * as certificate from '@svetlitsa/api-client/certificate/contract'
import * as order from '@svetlitsa/api-client/order/contract'
import * as payment from '@svetlitsa/api-client/payment/contract'
import type { ServedCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { languages } from '@svetlitsa/domain/language/language'
import { certificateTexts } from '@svetlitsa/i18n/certificate/certificate-texts'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { ToastContext } from '@svetlitsa/ui/feedback/toast-provider/use-toast'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import {
  basketGroup,
  buildCheckout,
  buildMethods,
  paymentPath,
  unpaid,
} from '../../../test-support/build-order.ts'
import { findWindow, openScreen } from '../../../test-support/open-screen.tsx'
import { serveShop } from '../../../test-support/serve-shop.ts'
import type { CertificateCalls } from './certificate-calls.ts'
import { CertificateForm } from './certificate-form.tsx'

let calls: ServedCalls
beforeEach(() => {
  calls = serveShop()
  calls.answer(order.getCheckoutOrder, buildCheckout())
  calls.answer(payment.getPaymentMethods, buildMethods(['certificate']))
  calls.answer(payment.getPaymentState, unpaid)
})

const known = {
  IsInDatabase: true,
  Balance: 30_000,
  NumberSert: 'SVET-DEM0-0000-0001',
  code: 'SVETDEM000000001',
  currency: 'RUB',
  maxAmount: 30_000,
  error: null,
}

async function check(language: (typeof languages)[number] = 'ru') {
  const { user, main } = await openScreen(paymentPath, language)
  const t = certificateTexts[language]
  await user.type(await main.findByLabelText(t.code), 'SVET-DEM0-0000-0001')
  await user.type(main.getByLabelText(t.secretKey), 'DEM0-1234')
  await user.click(main.getByRole('button', { name: t.check }))
  return { user, main, t }
}

const messages = {
  ru: {
    empty: 'Баланс равен нулю',
    unknown: 'Такого сертификата не существует',
    checkFailed: 'Возникла ошибка при проверке сертификата',
    writeOffFailed: 'Возникла ошибка при оплате сертификатом',
  },
  kk: {
    empty: 'Баланс нөлге тең',
    unknown: 'Мұндай сертификат жоқ',
    checkFailed: 'Сертификатты тексеру кезінде қате шықты',
    writeOffFailed: 'Сертификатпен төлеу кезінде қате шықты',
  },
  en: {
    empty: 'The balance is zero',
    unknown: 'There is no such certificate',
    checkFailed: 'The certificate could not be checked',
    writeOffFailed: 'The payment by certificate failed',
  },
} as const

describe.each(languages)('in %s', (language) => {
  const text = messages[language]

  it('[payment.certificate] [errors.texts] an unknown certificate', async () => {
    calls.answer(certificate.getCertificateBalance, { ...known, IsInDatabase: false, maxAmount: 0 })
    const { main } = await check(language)
    expect(await main.findByText(text.unknown)).toBeDefined()
  })

  it('[payment.certificate] [errors.texts] an empty one, and the words of the server where it has some', async () => {
    const empty = { ...known, Balance: 0, maxAmount: 0 }
    calls.answer(certificate.getCertificateBalance, empty)
    const { user, main, t } = await check(language)
    expect(await main.findByText(text.empty)).toBeDefined()
    calls.answer(certificate.getCertificateBalance, { ...empty, error: 'Words of the server' })
    await user.click(main.getByRole('button', { name: t.check }))
    expect(await main.findByText('Words of the server')).toBeDefined()
  })

  it('[payment.certificate] [errors.texts] a check that fails', async () => {
    calls.fail(certificate.getCertificateBalance, 500)
    const { main } = await check(language)
    expect(await main.findByText(text.checkFailed)).toBeDefined()
  })

  it('[payment.certificate] [errors.texts] a write-off that fails, and the words of the server where it has some', async () => {
    calls.answer(certificate.getCertificateBalance, known)
    calls.fail(certificate.writeOffCertificate, 'offline')
    const { user, main, t } = await check(language)
    await main.findByLabelText(t.amount)
    const [start = ''] = t.writeOff.split(/\s?\{sum\}\s?/).filter(Boolean)
    await user.click(main.getByRole('button', { name: new RegExp(start) }))
    expect(await main.findByText(text.writeOffFailed)).toBeDefined()
    const [empty, words] = ['certificate_empty', 'Words of the server'] as const
    calls.refuse(certificate.writeOffCertificate, empty, words)
    await user.click(main.getByRole('button', { name: new RegExp(start) }))
    expect(await main.findByText(words)).toBeDefined()
    expect(main.queryByText(text.writeOffFailed)).toBeNull()
  })
})

it('[payment.certificate] [checkout.steps] Enter in the sum leads to the button, which pays', async () => {
  calls.answer(certificate.getCertificateBalance, known)
  calls.answer(certificate.writeOffCertificate, {
    result: true,
    message: certificateTexts.ru.paid,
    amount: 30_000,
    Balance: 0,
    due: 34_990,
  })
  const { user, main } = await check()
  await user.type(await main.findByLabelText('Сколько списать'), '{Enter}')
  expect(calls.listInputs(certificate.writeOffCertificate)).toEqual([])
  expect(document.activeElement).toBe(main.getByRole('button', { name: /^Списать/ }))
  await user.keyboard('{Enter}')
  await findWindow('Спасибо!')
  expect(calls.listInputs(certificate.writeOffCertificate)).toHaveLength(1)
})

it('[payment.certificate] a lost answer cannot pay twice, also after the certificate was typed again', async () => {
  calls.answer(certificate.getCertificateBalance, known)
  calls.fail(certificate.writeOffCertificate, 'offline')
  const listKeys = () =>
    calls.listHeaders(certificate.writeOffCertificate).map((sent) => sent.get('idempotency-key'))
  const { user, main, t } = await check()
  await user.click(await main.findByRole('button', { name: /^Списать/ }))
  expect(await main.findByText(t.writeOffFailed)).toBeDefined()
  await user.click(main.getByRole('button', { name: t.another }))
  await user.type(await main.findByLabelText(t.code), 'SVET-DEM0-0000-0001')
  await user.type(main.getByLabelText(t.secretKey), 'DEM0-1234')
  await user.click(main.getByRole('button', { name: t.check }))
  await user.click(await main.findByRole('button', { name: /^Списать/ }))
  await waitFor(() => expect(listKeys()).toHaveLength(2))
  expect(listKeys()[0]).toMatch(/^[0-9a-f]{32}$/)
  expect(listKeys()[1]).toBe(listKeys()[0])
})

it('[payment.certificate] what fails after a write-off is told, and a second press cannot pay twice', async () => {
  const keys: string[] = []
  const paying: CertificateCalls = {
    check: async () => ({ number: known.NumberSert, balance: 500, maxAmount: 500, error: null }),
    writeOff: async ({ key }) => {
      keys.push(key)
      return { isPaid: true, message: certificateTexts.ru.paid, due: 0 }
    },
  }
  const showToast = vi.fn().mockImplementationOnce(() => {
    throw new Error('The message is not loaded')
  })
  const t = certificateTexts.ru
  const { user } = renderPart(
    <ToastContext value={showToast}>
      <WindowHost registry={{}} labels={{ close: '', loading: '' }}>
        <CertificateForm calls={paying} sign="₽" due={500} isPartlyPaid={false} />
      </WindowHost>
    </ToastContext>,
  )
  await user.type(screen.getByLabelText(t.code), known.NumberSert)
  await user.type(screen.getByLabelText(t.secretKey), 'DEM0-1234')
  await user.click(screen.getByRole('button', { name: t.check }))
  await user.click(await screen.findByRole('button', { name: /^Списать/ }))
  expect(await screen.findByText(t.writeOffFailed)).toBeVisible()
  await user.click(screen.getByRole('button', { name: /^Списать/ }))
  await waitFor(() => expect(showToast).toHaveBeenCalledTimes(2))
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

it('[payment.certificate] [errors.texts] a part is written off, with thanks and the rest to pay', async () => {
  calls.answer(certificate.getCertificateBalance, known)
  calls.answer(certificate.writeOffCertificate, {
    result: true,
    message: certificateTexts.ru.paid,
    amount: 30_000,
    Balance: 0,
    due: 34_990,
  })
  const { user, main } = await check()
  const amount = await main.findByLabelText('Сколько списать')
  expect(document.activeElement).toBe(amount)
  await user.clear(amount)
  await user.type(amount, '30001')
  await user.tab()
  expect(await main.findByText(/Целое число от 1 до/)).toBeDefined()
  await user.clear(amount)
  await user.type(amount, '30000')
  calls.answer(payment.getPaymentMethods, buildMethods(['certificate'], { paid: 30_000 }))
  await user.click(main.getByRole('button', { name: /^Списать/ }))
  const thanks = await findWindow('Спасибо!')
  expect(await thanks.findByText('Спасибо! Ваш платеж отправлен в обработку!')).toBeDefined()
  expect(calls.listInputs(certificate.writeOffCertificate)).toMatchObject([
    { payId: basketGroup, orderId: '100500', amount: 30_000 },
  ])
  expect(await screen.findByText(/Осталось оплатить 34.990/)).toBeDefined()
})
