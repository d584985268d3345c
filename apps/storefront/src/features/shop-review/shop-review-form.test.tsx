import * as contract from '@svetlitsa/api-client/shop-review/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { requestTexts } from '@svetlitsa/i18n/request/request-texts'
import { shopReviewTexts } from '@svetlitsa/i18n/shop-review/shop-review-texts'
import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { ShopReviewForm } from './shop-review-form.tsx'

const t = shopReviewTexts.ru
const { errors, failed } = requestTexts.ru
const message = 'Отзыв у нас.'
const accepted = { status: 'success' as const, message }
const review = {
  score: 4,
  name: 'Анна',
  city: '',
  comment: 'Привезли в срок',
  orderNumber: '',
  consent: true,
}
const patience = { timeout: 30_000 }

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(contract.createShopReview, accepted)
})

function open() {
  const part = renderPart(<ShopReviewForm />)
  const { user } = part
  const getField = (label: string) => part.getByRole('textbox', { name: label })
  const getSend = () => part.getByRole('button', { name: t.send })
  return { ...part, getField, getSend, send: () => user.click(getSend()) }
}

async function fill() {
  const form = open()
  await form.user.click(form.getByRole('radio', { name: '4 звезды' }))
  await form.user.type(form.getField(t.name), review.name)
  await form.user.type(form.getField(t.comment), review.comment)
  await form.user.click(form.getByRole('checkbox'))
  return form
}

describe('[POST /createShopReview/] a review of the shop', () => {
  it('tells what is missing or short at its field, the first of which has the focus', async () => {
    const form = open()
    await form.send()
    expect(await form.findByText(t.starsMissing)).toBeVisible()
    expect(form.getByText(errors.name)).toBeVisible()
    expect(form.getByText(t.commentMissing)).toBeVisible()
    expect(form.getByText(errors.consent)).toBeVisible()
    const star = form.getByRole('radio', { name: '1 звезда' })
    await vi.waitFor(() => expect(star).toHaveFocus(), patience)
    await form.user.click(form.getByRole('radio', { name: '4 звезды' }))
    await vi.waitFor(() => expect(form.queryByText(t.starsMissing)).toBeNull(), patience)
    await form.user.type(form.getField(t.name), review.name)
    await form.user.type(form.getField(t.comment), 'Хорошо')
    await form.send()
    await vi.waitFor(() => expect(form.getField(t.comment)).toHaveFocus(), patience)
    expect(calls.listInputs(contract.createShopReview)).toEqual([])
  })

  it('is sent once, and the thanks of the server take the place of the form', async () => {
    const answer = calls.hold(contract.createShopReview, accepted)
    const form = await fill()
    await form.user.type(form.getField(t.city), 'Тула')
    await form.user.type(form.getField(t.order), '1-204')
    await form.user.dblClick(form.getSend())
    await form.user.type(form.getField(t.city), '{Enter}')
    await vi.waitFor(
      () => expect(calls.listInputs(contract.createShopReview)).toHaveLength(1),
      patience,
    )
    answer()
    expect(await form.findByRole('status')).toHaveTextContent(message)
    expect(form.queryByRole('textbox')).toBeNull()
    expect(calls.listInputs(contract.createShopReview)).toEqual([
      { ...review, city: 'Тула', orderNumber: '1-204' },
    ])
  })

  it('that is refused says why at its field, and is sent anew with another key', async () => {
    const text = 'Слишком коротко'
    calls.refuse(contract.createShopReview, 'invalid', 'Проверьте поля', {
      fields: { comment: text },
    })
    const form = await fill()
    await form.send()
    expect(await form.findByText(text)).toBeVisible()
    expect(form.getByRole('alert')).toHaveTextContent('Проверьте поля')
    await vi.waitFor(() => expect(form.getField(t.comment)).toHaveFocus(), patience)
    expect(form.getField(t.comment)).toBeInvalid()
    expect(form.getField(t.comment)).toHaveValue(review.comment)
    calls.answer(contract.createShopReview, accepted)
    await form.send()
    expect(await form.findByRole('status')).toHaveTextContent(message)
    expect(new Set(listKeys())).toHaveProperty('size', 2)
  })

  it('that did not reach the server says so, and is sent again with its key', async () => {
    calls.fail(contract.createShopReview, 'offline')
    const form = await fill()
    await form.send()
    expect(await form.findByRole('alert')).toHaveTextContent(failed)
    expect(form.getField(t.comment)).toHaveValue(review.comment)
    calls.answer(contract.createShopReview, accepted)
    await form.send()
    expect(await form.findByRole('status')).toHaveTextContent(message)
    expect(calls.listInputs(contract.createShopReview)).toEqual([review, review])
    const [key, ...others] = listKeys()
    expect(key).toMatch(/^[0-9a-f]{32}$/)
    expect(others).toEqual([key])
  })
})

function listKeys() {
  return calls
    .listHeaders(contract.createShopReview)
    .map((headers) => headers.get('idempotency-key'))
}
