import * as contract from '@svetlitsa/api-client/product-detail/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { productFormTexts } from '@svetlitsa/i18n/product-form/product-form-texts'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { buildShellWindows } from '@svetlitsa/shell/window/build-shell-windows'
import { getShellTexts } from '@svetlitsa/shell/window/get-shell-texts'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CheaperForm } from './cheaper-form.tsx'

const { cheaper: t } = productFormTexts.ru
const message = 'Проверим цену и перезвоним.'
const accepted = { result: true as const, message }
const product = {
  guid: '5a5a5a5a-0000-4000-8000-000000000007',
  name: 'Диван «Берег»',
  url: '/catalog/divany/bereg/',
}
const request = {
  FIO: 'Анна',
  TEL: '+7 (916) 123-45-67',
  EMAIL: '',
  URL: 'https://dub.ru/divan',
  REGION: 'Казань',
  PRODUCT_NAME: product.name,
  GUID_PRODUCT: product.guid,
  PRODUCT_URL: product.url,
  addGetLowPrice: false,
  nameSelected: 'лён, 200 см',
}
const patience = { timeout: 30_000 }

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(contract.findCheaper, accepted)
  calls.answer(shell.getShellState, {
    ...guestState,
    region: { ID: 3, NAME: 'Казань', code: 'kazan', nameIn: 'в Казани', kz: false, OWN_SHOP: 'Y' },
    user: { id: 7, name: 'Анна', isStaff: false, isAssembler: false, isPartner: false },
  })
})

async function open() {
  const part = renderPart(
    <WindowHost
      registry={buildShellWindows(getShellTexts('ru'))}
      labels={{ close: 'Закрыть', loading: '' }}
    >
      <CheaperForm title="" product={product} selected={request.nameSelected} />
    </WindowHost>,
  )
  const getField = (name: string) => part.getByRole('textbox', { name })
  const getSend = () => part.getByRole('button', { name: t.send })
  const getConsent = () => part.getByRole('checkbox', { name: /согласие/ })
  await vi.waitFor(() => expect(getField(t.name)).toHaveValue('Анна'), patience)
  return { ...part, getField, getSend, getConsent, send: () => part.user.click(getSend()) }
}

async function fill() {
  const form = await open()
  await form.user.type(form.getField(t.url), request.URL)
  await form.user.type(form.getField(t.phone), '9161234567')
  await form.user.click(form.getConsent())
  return form
}

// What was typed is kept for the next window until it was sent, so every test ends with sending it.
describe('[product.find-cheaper] a lower price elsewhere', () => {
  it('tells what is missing or wrong at its field, the first of which has the focus', async () => {
    const form = await open()
    await form.user.clear(form.getField(t.name))
    await form.user.type(form.getField(t.email), 'anna@')
    await form.send()
    for (const text of [t.urlWrong, t.nameWrong, t.phoneWrong, t.emailWrong])
      expect(await form.findByText(text)).toBeVisible()
    expect(form.getByText(requestTexts.ru.errors.consent)).toBeVisible()
    await vi.waitFor(() => expect(form.getField(t.url)).toHaveFocus(), patience)
    await form.user.type(form.getField(t.url), request.URL)
    await form.user.type(form.getField(t.name), 'Вера')
    await form.send()
    await vi.waitFor(() => expect(form.getField(t.phone)).toHaveFocus(), patience)
    expect(form.getField(t.url)).toBeValid()
    expect(listInputs()).toEqual([])
    await form.user.type(form.getField(t.phone), '9161234567')
    await form.user.type(form.getField(t.email), 'example.ru')
    await form.user.click(form.getConsent())
    await form.send()
    expect(await form.findByText(message)).toBeVisible()
    expect(listInputs()).toEqual([{ ...request, FIO: 'Вера', EMAIL: 'anna@example.ru' }])
  })

  it('is sent once, with the product and the region, and the thanks open', async () => {
    const answer = calls.hold(contract.findCheaper, accepted)
    const form = await fill()
    await form.user.click(form.getByRole('checkbox', { name: t.follow }))
    await form.user.dblClick(form.getSend())
    await form.user.type(form.getField(t.url), '{Enter}')
    await vi.waitFor(() => expect(listInputs()).toHaveLength(1), patience)
    answer()
    expect(await form.findByText(message)).toBeVisible()
    expect(listInputs()).toEqual([{ ...request, addGetLowPrice: true }])
  })

  it('that was not sent is kept for the next time, and one that was sent is not', async () => {
    const first = await fill()
    first.unmount()
    const second = await open()
    expect(second.getField(t.url)).toHaveValue(request.URL)
    await second.send()
    expect(await second.findByText(message)).toBeVisible()
    second.unmount()
    const third = await open()
    expect(third.getField(t.url)).toHaveValue('')
  })

  it('that is refused says why at its fields, and is sent anew with another key', async () => {
    const fields = {
      FIO: 'Имя не то',
      TEL: 'Телефон не тот',
      EMAIL: 'Почта не та',
      URL: 'Не адрес',
    }
    calls.refuse(contract.findCheaper, 'invalid', 'Проверьте поля', { fields })
    const form = await fill()
    await form.send()
    for (const text of Object.values(fields)) expect(await form.findByText(text)).toBeVisible()
    expect(form.getByRole('alert')).toHaveTextContent('Проверьте поля')
    await vi.waitFor(() => expect(form.getField(t.url)).toHaveFocus(), patience)
    expect(form.getField(t.url)).toHaveValue(request.URL)
    calls.answer(contract.findCheaper, accepted)
    await form.send()
    expect(await form.findByText(message)).toBeVisible()
    expect(new Set(listKeys())).toHaveProperty('size', 2)
  })

  it('that did not reach the server says so, and is sent again with its key', async () => {
    calls.fail(contract.findCheaper, 'offline')
    const form = await fill()
    await form.send()
    expect(await form.findByRole('alert')).toHaveTextContent(loadErrorTexts.ru.text)
    calls.answer(contract.findCheaper, accepted)
    await form.send()
    expect(await form.findByText(message)).toBeVisible()
    expect(listInputs()).toEqual([request, request])
    const [key, ...others] = listKeys()
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(others).toEqual([key])
  })
})

const listInputs = () => calls.listInputs(contract.findCheaper)

function listKeys() {
  return calls.listHeaders(contract.findCheaper).map((headers) => headers.get('idempotency-key'))
}
