import * as contract from '@svetlitsa/api-client/poll/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import type { PollQuestion } from '@svetlitsa/domain/poll/service-quality'
import { pollTexts } from '@svetlitsa/i18n/poll/poll-texts'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { PollForm } from './poll-form.tsx'

const t = pollTexts.ru
const accepted = { status: 'success' as const, isChanged: false }
const answers = { answers: { whole: '5', again: 'maybe' }, comment: '', orderNumber: '' }
const patience = { timeout: 30_000 }

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(contract.answerServiceQuality, accepted)
})

function open() {
  const part = renderPart(<PollForm />)
  const { user } = part
  const getOption = (question: PollQuestion, answer: string) => {
    const options = part.getByRole('group', { name: t.questions[question] })
    const option = options.querySelector<HTMLInputElement>(`input[value="${answer}"]`)
    if (!option) throw new Error(`No answer ${answer}`)
    return option
  }
  const choose = (question: PollQuestion, answer: string) => user.click(getOption(question, answer))
  const getSend = () => part.getByRole('button', { name: t.send })
  return { ...part, getOption, choose, getSend, send: () => user.click(getSend()) }
}

async function fill() {
  const form = open()
  await form.choose('whole', '5')
  await form.choose('again', 'maybe')
  return form
}

describe('[route.poll] the poll', () => {
  it('tells at a required question that it has no answer, and sends nothing', async () => {
    const form = open()
    await form.choose('site', 'none')
    await form.send()
    expect(await form.findAllByText(t.required)).toHaveLength(2)
    await vi.waitFor(() => expect(form.getOption('whole', '5')).toHaveFocus(), patience)
    await form.choose('whole', '3')
    await vi.waitFor(() => expect(form.getAllByText(t.required)).toHaveLength(1), patience)
    await form.send()
    await vi.waitFor(() => expect(form.getOption('again', 'yes')).toHaveFocus(), patience)
    expect(calls.listInputs(contract.answerServiceQuality)).toEqual([])
  })

  it('is sent once, and the thanks take its place', async () => {
    const answer = calls.hold(contract.answerServiceQuality, accepted)
    const form = await fill()
    await form.choose('people', '1')
    await form.choose('people', 'none')
    await form.user.type(form.getByRole('textbox', { name: t.comment }), 'Упаковка')
    await form.user.type(form.getByRole('textbox', { name: t.order }), '1-204')
    await form.user.dblClick(form.getSend())
    await vi.waitFor(() => expect(listInputs()).toHaveLength(1), patience)
    answer()
    expect(await form.findByText(t.thanks)).toBeVisible()
    expect(form.queryByText(t.changed)).toBeNull()
    expect(form.queryByRole('radio')).toBeNull()
    expect(listInputs()).toEqual([
      {
        answers: { whole: '5', people: 'none', again: 'maybe' },
        comment: 'Упаковка',
        orderNumber: '1-204',
      },
    ])
  })

  it('that replaces an earlier one says so', async () => {
    calls.answer(contract.answerServiceQuality, { ...accepted, isChanged: true })
    const form = await fill()
    await form.send()
    expect(await form.findByText(t.changed)).toBeVisible()
  })

  it('that is refused says why at its field, and is sent anew with another key', async () => {
    const text = 'Такого заказа нет'
    calls.refuse(contract.answerServiceQuality, 'invalid', 'Проверьте поля', {
      fields: { orderNumber: text },
    })
    const form = await fill()
    await form.send()
    expect(await form.findByText(text)).toBeVisible()
    expect(form.getByRole('alert')).toHaveTextContent('Проверьте поля')
    const order = form.getByRole('textbox', { name: t.order })
    await vi.waitFor(() => expect(order).toHaveFocus(), patience)
    expect(order).toBeInvalid()
    calls.answer(contract.answerServiceQuality, accepted)
    await form.send()
    expect(await form.findByText(t.thanks)).toBeVisible()
    expect(new Set(listKeys())).toHaveProperty('size', 2)
  })

  it('that did not reach the server says so, and is sent again with its key', async () => {
    calls.fail(contract.answerServiceQuality, 'offline')
    const form = await fill()
    await form.send()
    expect(await form.findByRole('alert')).toHaveTextContent(t.failed)
    expect(form.getOption('again', 'maybe')).toBeChecked()
    calls.answer(contract.answerServiceQuality, accepted)
    await form.send()
    expect(await form.findByText(t.thanks)).toBeVisible()
    expect(listInputs()).toEqual([answers, answers])
    const [key, ...others] = listKeys()
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(others).toEqual([key])
  })
})

const listInputs = () => calls.listInputs(contract.answerServiceQuality)

function listKeys() {
  return calls
    .listHeaders(contract.answerServiceQuality)
    .map((headers) => headers.get('idempotency-key'))
}
