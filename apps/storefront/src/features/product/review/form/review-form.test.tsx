import * as contract from '@svetlitsa/api-client/review/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { reviewTexts } from '@svetlitsa/i18n/review/review-texts'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { buildShellWindows } from '@svetlitsa/shell/window/build-shell-windows'
import { getShellTexts } from '@svetlitsa/shell/window/get-shell-texts'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ReviewForm } from './review-form.tsx'

const { form: t } = reviewTexts.ru
const message = 'Отзыв появится после проверки.'
const accepted = {
  status: 'success' as const,
  message,
  review: { id: 1, guid: 'r', approved: false },
}
const texts = { city: '', pros: '', cons: '', comment: 'Диван не скрипит', photos: [] }
const patience = { timeout: 30_000 }

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(contract.createProductReview, accepted)
  calls.answer(shell.getShellState, {
    ...guestState,
    user: { id: 7, name: 'Анна', isStaff: false, isAssembler: false, isPartner: false },
  })
})

/** Drafts are kept by product, so each test has one of its own. */
function open(productId: number) {
  const part = renderPart(
    <WindowHost
      registry={buildShellWindows(getShellTexts('ru'))}
      labels={{ close: 'Закрыть', loading: '' }}
    >
      <ReviewForm productId={productId} offerId={70} />
    </WindowHost>,
  )
  const getField = (name: string) => part.getByRole('textbox', { name })
  const getSend = () => part.getByRole('button', { name: t.send })
  return { ...part, getField, getSend, send: () => part.user.click(getSend()) }
}

async function openNew(productId: number) {
  const form = open(productId)
  await vi.waitFor(() => expect(form.getField(t.name)).toHaveValue('Анна'), patience)
  return form
}

async function fill(productId: number) {
  const form = await openNew(productId)
  await form.user.click(form.getByRole('radio', { name: 'Оценка 4 из 5' }))
  await form.user.type(form.getField(t.comment), texts.comment)
  return form
}

describe('[product.reviews] a review', () => {
  it('tells what is missing or short at its field, the first of which has the focus', async () => {
    const form = await openNew(1)
    await form.user.clear(form.getField(t.name))
    await form.send()
    expect(await form.findByText(t.scoreMissing)).toBeVisible()
    expect(form.getByText(t.nameWrong)).toBeVisible()
    expect(form.getByText(t.commentShort)).toBeVisible()
    const score = form.getByRole('radio', { name: 'Оценка 1 из 5' })
    await vi.waitFor(() => expect(score).toHaveFocus(), patience)
    await form.user.click(form.getByRole('radio', { name: 'Оценка 5 из 5' }))
    await vi.waitFor(() => expect(form.queryByText(t.scoreMissing)).toBeNull(), patience)
    await form.user.type(form.getField(t.name), 'Вера')
    await form.user.type(form.getField(t.comment), 'Хорош')
    await form.send()
    await vi.waitFor(() => expect(form.getField(t.comment)).toHaveFocus(), patience)
    expect(calls.listInputs(contract.createProductReview)).toEqual([])
  })

  it('is sent once, with the name of the account, and the thanks open', async () => {
    const answer = calls.hold(contract.createProductReview, accepted)
    const form = await fill(2)
    await form.user.type(form.getField(t.pros), 'Мягкий')
    await form.user.dblClick(form.getSend())
    await form.user.type(form.getField(t.pros), '{Enter}')
    await vi.waitFor(() => expect(listInputs()).toHaveLength(1), patience)
    answer()
    expect(await form.findByText(message)).toBeVisible()
    expect(listInputs()).toEqual([
      { productId: 2, offerId: 70, score: 4, name: 'Анна', ...texts, pros: 'Мягкий' },
    ])
  })

  it('that was not sent is kept for the next time, and one that was sent is not', async () => {
    const first = await fill(3)
    await first.user.clear(first.getField(t.name))
    await first.user.type(first.getField(t.name), 'Вера')
    first.unmount()
    const second = open(3)
    expect(second.getByRole('radio', { name: 'Оценка 4 из 5' })).toBeChecked()
    expect(second.getField(t.name)).toHaveValue('Вера')
    await second.send()
    expect(await second.findByText(message)).toBeVisible()
    expect(listInputs()).toMatchObject([{ name: 'Вера', comment: texts.comment }])
    second.unmount()
    const third = await openNew(3)
    expect(third.getField(t.comment)).toHaveValue('')
  })

  it('that is refused says why, at its field where it names one, and stays', async () => {
    const text = 'Напишите подробнее'
    calls.refuse(contract.createProductReview, 'invalid', 'Проверьте поля', {
      fields: { comment: text },
    })
    const form = await fill(4)
    await form.send()
    expect(await form.findByText(text)).toBeVisible()
    expect(form.getByRole('alert')).toHaveTextContent('Проверьте поля')
    await vi.waitFor(() => expect(form.getField(t.comment)).toHaveFocus(), patience)
    expect(form.getField(t.comment)).toBeInvalid()
    calls.refuse(contract.createProductReview, 'already_reviewed', 'Вы уже писали')
    await form.send()
    await vi.waitFor(
      () => expect(form.getByRole('alert')).toHaveTextContent('Вы уже писали'),
      patience,
    )
    expect(form.getField(t.comment)).toHaveValue(texts.comment)
    expect(new Set(listKeys())).toHaveProperty('size', 2)
  })

  it('that did not reach the server says so, and is sent again with its key', async () => {
    calls.fail(contract.createProductReview, 'offline')
    const form = await fill(5)
    await form.send()
    expect(await form.findByRole('alert')).toHaveTextContent(loadErrorTexts.ru.text)
    calls.answer(contract.createProductReview, accepted)
    await form.send()
    expect(await form.findByText(message)).toBeVisible()
    const sent = { productId: 5, offerId: 70, score: 4, name: 'Анна', ...texts }
    expect(listInputs()).toEqual([sent, sent])
    const [key, ...others] = listKeys()
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(others).toEqual([key])
  })
})

const listInputs = () => calls.listInputs(contract.createProductReview)

function listKeys() {
  return calls
    .listHeaders(contract.createProductReview)
    .map((headers) => headers.get('idempotency-key'))
}
