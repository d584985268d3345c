import * as contract from '@svetlitsa/api-client/claim-desk/contract'
import type { DeskClaim } from '@svetlitsa/api-client/claim-desk/queries'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import {
  buildClaim,
  claimGuid as guid,
  claimPhotoId as photoId,
} from '../../test-support/build-claim.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  // The data of the region stays on its way: the screen shows nothing of it.
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls, { group: [29] })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
})

async function open(claim = buildClaim(), address = '/retail-lk/claims/') {
  const list = (claims: DeskClaim[]) => ({
    claims: claims.map((one) => ({ ...one, updatedAt: one.createdAt })),
    waiting: 3,
    total: claims.length,
    page: 1,
    pages: 1,
  })
  calls.answer(contract.getClaims, ({ state }) =>
    list(state === undefined || state === claim.state ? [claim] : []),
  )
  calls.answer(contract.getDeskClaim, { claim })
  const { user } = openAddress(routeTree, address)
  await screen.findByRole('heading', { level: 1, name: 'Обращения' })
  return { user }
}

async function openPane(claim = buildClaim()) {
  const { user } = await open(claim, '/retail-lk/claims/?state=any')
  await user.click(await screen.findByRole('button', { name: '17' }))
  const pane = within(await screen.findByRole('complementary', { name: 'Обращение 17' }))
  const press = async (name: string) => user.click(await pane.findByRole('button', { name }))
  return { user, pane, press }
}

describe('[claim.calls] the staff’s list of claims', () => {
  it('shows those that wait, with their number in the tab', async () => {
    await open()
    const row = await screen.findByRole('row', { name: /17.*100500.*Стул «Полдень».*Анна Петрова/ })
    expect(within(row).getByText('Ждёт ответа')).toBeVisible()
    expect(calls.listInputs(contract.getClaims)).toContainEqual({
      page: 1,
      search: '',
      state: 'sent',
    })
    const tab = await screen.findByRole('link', { name: /^Обращения/ })
    await waitFor(() => expect(tab).toHaveTextContent('3'))
    const states = screen.getByRole('navigation', { name: 'Состояние' })
    expect(within(states).getByRole('link', { name: 'С ответом' })).toHaveAttribute(
      'href',
      '/retail-lk/claims/?state=answered',
    )
  })

  it('says that every claim has an answer, and that a search found nothing', async () => {
    const { user } = await open(buildClaim({ state: 'declined' }))
    expect(await screen.findByText('Все обращения с ответом.')).toBeVisible()
    const [field] = screen.getAllByRole('searchbox')
    if (!field) throw new Error('no search field')
    await user.type(field, 'Иванов')
    expect(await screen.findByText(/Обращений не нашли/)).toBeVisible()
  })

  it('is moved through by the keyboard', async () => {
    const { user } = await open()
    await screen.findByRole('row', { name: /Анна Петрова/ })
    await user.keyboard('{ArrowDown}{Enter}')
    const pane = await screen.findByRole('complementary', { name: 'Обращение 17' })
    expect(pane).toBeVisible()
    await user.keyboard('{Escape}')
    await waitFor(() => expect(pane).not.toBeInTheDocument())
  })
})

describe('[claim.calls] the pane of a claim', () => {
  it('shows the goods, the defect and its photographs, which open large', async () => {
    const { user, pane, press } = await openPane()
    expect(await pane.findByText('Стул «Полдень», дуб')).toBeVisible()
    expect(pane.getByText('Скол на ножке')).toBeVisible()
    expect(pane.getByText('Гостиная «Полдень»')).toBeVisible()
    expect(pane.getByRole('link', { name: '100500' })).toHaveAttribute(
      'href',
      `/retail-lk/orders/?order=${guid}`,
    )
    expect(pane.getByRole('link', { name: /900.*123/ })).toHaveAttribute('href', 'tel:+79001234567')
    expect(pane.getByRole('link', { name: 'act.PDF' })).toHaveAttribute(
      'href',
      `/uploads/${photoId}5/file`,
    )
    await press('Дефект: открыть фото 2')
    const large = within(await screen.findByRole('dialog', { name: 'Дефект' }))
    expect(large.getByRole('img', { name: 'photo-3.jpg' })).toHaveAttribute(
      'src',
      `/uploads/${photoId}3/file`,
    )
    await user.click(large.getByRole('button', { name: 'Закрыть фото' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await press('Дефект: открыть фото 1')
    await screen.findByRole('dialog', { name: 'Дефект' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(pane.getByText('Скол на ножке')).toBeVisible()
    await waitFor(() =>
      expect(pane.getByRole('button', { name: 'Дефект: открыть фото 1' })).toHaveFocus(),
    )
  })

  it('answers, and stays open with the conversation', async () => {
    const { user, pane, press } = await openPane()
    await press('Ответить')
    const send = await pane.findByRole('button', { name: 'Отправить ответ' })
    expect(send).toBeDisabled()
    await user.type(pane.getByLabelText('Ответ покупателю'), ' Пришлите фото ножки ')
    const message = {
      id: 1,
      author: 'staff' as const,
      text: 'Пришлите фото ножки',
      photos: [],
      createdAt: '2026-11-23T11:00:00.000Z',
    }
    const answered = buildClaim({ state: 'answered', messages: [message] })
    calls.answer(contract.answerClaim, { claim: answered })
    calls.answer(contract.getDeskClaim, { claim: answered })
    await user.click(send)
    expect(await pane.findByText('Пришлите фото ножки')).toBeVisible()
    expect(await pane.findByText('Есть ответ')).toBeVisible()
    expect(calls.listInputs(contract.answerClaim)).toEqual([
      { claim: guid, text: 'Пришлите фото ножки' },
    ])
  })

  it('stays open when the answered claim has left the list of those that wait', async () => {
    const { user } = await open()
    await user.click(await screen.findByRole('button', { name: '17' }))
    const pane = within(await screen.findByRole('complementary', { name: 'Обращение 17' }))
    await user.click(await pane.findByRole('button', { name: 'Ответить' }))
    await user.type(pane.getByLabelText('Ответ покупателю'), 'Смотрим')
    const answered = buildClaim({ state: 'answered' })
    calls.answer(contract.answerClaim, { claim: answered })
    calls.answer(contract.getDeskClaim, { claim: answered })
    calls.answer(contract.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
    await user.click(pane.getByRole('button', { name: 'Отправить ответ' }))
    expect(await screen.findByText('Все обращения с ответом.')).toBeVisible()
    expect(screen.getByRole('complementary', { name: 'Обращение 17' })).toBeVisible()
  })

  it('[claim.partial] accepts with the claimed parts alone, taken for damaged', async () => {
    const { user, pane, press } = await openPane()
    await press('Принять')
    expect(pane.queryByRole('spinbutton')).not.toBeInTheDocument()
    await user.click(pane.getByRole('combobox', { name: 'Решение' }))
    await user.click(await screen.findByRole('option', { name: 'Возврат денег' }))
    const chair = pane.getByRole('spinbutton', { name: /^Стул/ })
    expect(chair).toHaveValue(2)
    expect(pane.getByRole('spinbutton', { name: /^Диван/ })).toHaveValue(0)
    expect(pane.getByRole('checkbox')).not.toBeChecked()
    await user.clear(chair)
    await user.type(chair, '1')
    await user.type(pane.getByLabelText('Что написать покупателю'), 'Вернём деньги')
    const accepted = buildClaim({ state: 'accepted', outcome: 'return', isOpen: false })
    calls.answer(contract.decideClaim, { claim: accepted })
    calls.answer(contract.getDeskClaim, { claim: accepted })
    await press('Принять обращение')
    expect(await pane.findByText('Возврат денег')).toBeVisible()
    expect(pane.queryByRole('button', { name: 'Принять' })).not.toBeInTheDocument()
    expect(pane.getByRole('button', { name: 'Ответить' })).toBeVisible()
    expect(calls.listInputs(contract.decideClaim)).toEqual([
      {
        claim: guid,
        version: 9,
        decision: 'accepted',
        outcome: 'return',
        lines: [{ lineId: 42, quantity: 1, isSound: false }],
        text: 'Вернём деньги',
      },
    ])
  })

  it('declines with a reason, and says in the server’s words why it did not', async () => {
    const { user, pane, press } = await openPane()
    await press('Отклонить')
    await user.type(pane.getByLabelText('Причина отказа'), 'Следы ремонта')
    calls.refuse(contract.decideClaim, 'claim_changed', 'Обращение изменили.')
    await press('Отклонить обращение')
    expect(await pane.findByText('Обращение изменили.')).toBeVisible()
    calls.answer(contract.decideClaim, { claim: buildClaim({ state: 'declined', isOpen: false }) })
    await press('Отклонить обращение')
    await waitFor(() => expect(pane.queryByLabelText('Причина отказа')).not.toBeInTheDocument())
    expect(calls.listInputs(contract.decideClaim)).toEqual([
      { claim: guid, version: 9, decision: 'declined', text: 'Следы ремонта' },
      { claim: guid, version: 9, decision: 'declined', text: 'Следы ремонта' },
    ])
  })

  it('asks for a code before money goes back', async () => {
    const { user, pane, press } = await openPane()
    await press('Принять')
    await user.click(pane.getByRole('combobox', { name: 'Решение' }))
    await user.click(await screen.findByRole('option', { name: 'Возврат денег' }))
    calls.refuse(contract.decideClaim, 'prove_again', 'Подтвердите вход кодом')
    await press('Принять обращение')
    expect(await pane.findByRole('button', { name: /код/i })).toBeVisible()
  })
})
