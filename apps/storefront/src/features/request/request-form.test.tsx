import * as contract from '@svetlitsa/api-client/request/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import type { RequestKind } from '@svetlitsa/domain/request/request-form'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { RequestForm } from './request-form.tsx'

const t = requestTexts.ru
const message = 'Заявка 42 у нас.'
const accepted = { result: true as const, number: '42', message }
const contacts = { name: 'Анна Петрова', phone: '+7 (916) 123-45-67' }
const patience = { timeout: 30_000 }

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(contract.sendRequest, accepted)
  calls.answer(contract.callback, accepted)
})

function open(kind: RequestKind, more: { knownValues?: { vacancy: string }; country?: 'kz' } = {}) {
  const part = renderPart(<RequestForm kind={kind} {...more} />)
  const { user } = part
  const getField = (label: string) => part.getByRole('textbox', { name: label })
  const getSend = () => part.getByRole('button', { name: t.send })
  const type = (label: string, text: string) => user.type(getField(label), text)
  const agree = () => user.click(part.getByRole('checkbox'))
  const fillContacts = async () => {
    await type(t.fields.name, contacts.name)
    await type(t.fields.phone, '9161234567')
    await agree()
  }
  return { ...part, getField, getSend, type, fillContacts, send: () => user.click(getSend()) }
}

async function openMeasurer() {
  const form = open('measurer')
  await form.fillContacts()
  await form.type(t.fields.address, 'Тула, Мира 1')
  await form.type(t.fields.subject, 'Кухня')
  return form
}

const measurer = {
  kind: 'measurer',
  ...contacts,
  address: 'Тула, Мира 1',
  subject: 'Кухня',
  consent: true,
}
const optional = (field: string) => t.optional.replace('{field}', field)

describe('[POST /sendRequest/] a request', () => {
  it('tells what is missing or wrong at its field, the first of which has the focus', async () => {
    const form = open('measurer')
    await form.send()
    expect(await form.findByText(t.errors.name)).toBeVisible()
    expect(form.getByText(t.errors.phone)).toBeVisible()
    expect(form.getAllByText(t.errors.missing)).toHaveLength(2)
    expect(form.getByText(t.errors.consent)).toBeVisible()
    await vi.waitFor(() => expect(form.getField(t.fields.name)).toHaveFocus(), patience)
    await form.fillContacts()
    await form.type(optional(t.fields.email), 'anna@')
    expect(await form.findByText(t.errors.email)).toBeVisible()
    await form.send()
    await vi.waitFor(() => expect(form.getField(t.fields.address)).toHaveFocus(), patience)
    expect(form.getField(t.fields.name)).toBeValid()
    expect(calls.listInputs(contract.sendRequest)).toEqual([])
  })

  it('is sent once, is confirmed in the words of the server, and makes room for another', async () => {
    const answer = calls.hold(contract.sendRequest, accepted)
    const form = await openMeasurer()
    await form.type(t.fields.comment, 'После шести')
    await form.user.dblClick(form.getSend())
    await form.type(t.fields.subject, '{Enter}')
    await vi.waitFor(() => expect(calls.listInputs(contract.sendRequest)).toHaveLength(1), patience)
    answer()
    expect(await form.findByRole('status')).toHaveTextContent(message)
    expect(form.queryByRole('textbox')).toBeNull()
    expect(calls.listInputs(contract.sendRequest)).toEqual([
      { ...measurer, comment: 'После шести' },
    ])
    await form.user.click(form.getByRole('button', { name: t.another }))
    expect(form.getField(t.fields.name)).toHaveValue('')
    expect(form.getField(t.fields.comment)).toHaveValue('')
    expect(form.getByRole('checkbox')).not.toBeChecked()
  })

  it('that is refused says why at its field, and is sent anew with another key', async () => {
    const text = 'Такого адреса нет'
    calls.refuse(contract.sendRequest, 'invalid', 'Проверьте поля', { fields: { address: text } })
    const form = await openMeasurer()
    await form.send()
    expect(await form.findByText(text)).toBeVisible()
    expect(form.getByRole('alert')).toHaveTextContent('Проверьте поля')
    const address = form.getField(t.fields.address)
    await vi.waitFor(() => expect(address).toHaveFocus(), patience)
    expect(address).toBeInvalid()
    expect(address).toHaveValue(measurer.address)
    calls.answer(contract.sendRequest, accepted)
    await form.send()
    expect(await form.findByRole('status')).toHaveTextContent(message)
    expect(new Set(listKeys())).toHaveProperty('size', 2)
  })

  it('that did not reach the server says so, and is sent again with its key', async () => {
    calls.fail(contract.sendRequest, 'offline')
    const form = await openMeasurer()
    await form.send()
    expect(await form.findByRole('alert')).toHaveTextContent(t.failed)
    expect(form.getField(t.fields.subject)).toHaveValue(measurer.subject)
    calls.answer(contract.sendRequest, accepted)
    await form.send()
    expect(await form.findByRole('status')).toHaveTextContent(message)
    expect(calls.listInputs(contract.sendRequest)).toEqual([measurer, measurer])
    const [key, ...others] = listKeys()
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(others).toEqual([key])
  })

  it('for a vacancy names the one of the page, which is not asked for', async () => {
    const form = open('vacancy', { knownValues: { vacancy: '7' } })
    expect(form.queryByLabelText(t.fields.vacancy)).toBeNull()
    await form.fillContacts()
    await form.type(t.fields.city, 'Тула')
    await form.type(t.about, 'Столяр')
    await form.send()
    expect(await form.findByRole('status')).toHaveTextContent(message)
    expect(calls.listInputs(contract.sendRequest)).toEqual([
      {
        kind: 'vacancy',
        ...contacts,
        comment: 'Столяр',
        vacancy: '7',
        city: 'Тула',
        consent: true,
      },
    ])
  })

  it('of a seller asks for the company number of the country', async () => {
    const form = open('marketplace', { country: 'kz' })
    expect(form.queryByLabelText(t.fields.inn)).toBeNull()
    await form.fillContacts()
    await form.type(t.fields.company, 'Емен')
    await form.type(t.fields.goods, 'Столы')
    await form.type(t.fields.bin, '123456789012')
    await form.send()
    expect(await form.findByText(t.errors.bin)).toBeVisible()
    const bin = form.getField(t.fields.bin)
    await vi.waitFor(() => expect(bin).toHaveFocus(), patience)
    expect(calls.listInputs(contract.sendRequest)).toEqual([])
  })
})

it('[POST /callback/] a request to be called back is sent to its own address', async () => {
  const form = open('callback')
  await form.fillContacts()
  await form.type(optional(t.fields.time), 'после 18:00')
  await form.send()
  expect(await form.findByRole('status')).toHaveTextContent(message)
  expect(calls.listInputs(contract.callback)).toEqual([
    { ...contacts, time: 'после 18:00', consent: true },
  ])
  expect(calls.listInputs(contract.sendRequest)).toEqual([])
})

function listKeys() {
  return calls.listHeaders(contract.sendRequest).map((headers) => headers.get('idempotency-key'))
}
