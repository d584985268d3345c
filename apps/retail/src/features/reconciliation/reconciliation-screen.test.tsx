import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as contract from '@svetlitsa/api-client/reconciliation/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { buildStaffUser, serveStaffUser } from '../../test-support/serve-staff-user.ts'

const item = {
  kind: 'paidOpen' as const,
  key: 'order',
  fact: 'new 64990',
  title: '100500',
  orderGuid: '5f0c1f6e-1111-4222-8333-123456789abc',
  storeName: 'Склад Москва',
  amount: 64_990,
  sign: '₽',
  since: '2026-11-20T10:00:00.000Z',
  detail: '',
  resolved: null,
}
const me = buildStaffUser({ group: [29] })

let calls: ServedCalls

beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  serveStaffUser(calls, me)
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
})

it('[retail.reconciliation] opens the order of a difference, tells what to do about a difference and resolves it with a note', async () => {
  calls.answer(contract.getReconciliation, {
    counts: [{ kind: 'paidOpen', count: 1 }],
    items: [item],
  })
  const { user } = openAddress(routeTree, '/retail-lk/reconciliation/')
  await user.click(await screen.findByRole('button', { name: '100500' }))
  const onPhone = within(screen.getByRole('list', { name: 'Сверка' })).getByRole('button')
  expect(onPhone).toHaveTextContent(/^100500.*Оплачен, но не завершён.*Склад Москва$/)
  const pane = within(await screen.findByRole('complementary', { name: '100500' }))
  expect(pane.getByText(/переведите его в следующее состояние/)).toBeVisible()
  expect(pane.getByRole('link', { name: 'Открыть заказ 100500' })).toHaveAttribute(
    'href',
    `/retail-lk/orders/?order=${item.orderGuid}`,
  )
  expect(pane.getByRole('button', { name: 'Решено' })).toBeDisabled()
  await user.type(pane.getByLabelText('Что выяснили'), 'Выдан вчера')
  calls.answer(contract.resolveItem, { item })
  await user.click(pane.getByRole('button', { name: 'Решено' }))
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: '100500' })).not.toBeInTheDocument(),
  )
  expect(calls.listInputs(contract.resolveItem)).toEqual([
    { kind: 'paidOpen', key: 'order', fact: 'new 64990', note: 'Выдан вчера' },
  ])
})

it('[retail.fresh-code] asks for a code before a sum that differs at the bank is settled, and then settles it', async () => {
  const differing = { ...item, kind: 'differingSum' as const }
  calls.answer(contract.getReconciliation, {
    counts: [{ kind: 'differingSum', count: 1 }],
    items: [differing],
  })
  calls.refuse(contract.resolveItem, 'prove_again', 'Подтвердите вход кодом из СМС и повторите.')
  calls.answer(session.authByPhone, { smsStatusId: null, error: null, retryAfterSeconds: 60 })
  calls.answer(session.checkCode, {
    status: 'success' as const,
    error: null,
    userData: me,
    favorites: 0,
    basket: 0,
    basketChanges: [],
    needsCode: false,
    needsPassword: false,
    needsNewPassword: false,
    needsCaptcha: false,
    smsStatusId: null,
    codePhone: null,
    retryAfterSeconds: 0,
  })
  const { user } = openAddress(routeTree, '/retail-lk/reconciliation/')
  await user.click(await screen.findByRole('button', { name: '100500' }))
  await user.type(await screen.findByLabelText('Что выяснили'), 'Банк вернул рубль')
  await user.click(screen.getByRole('button', { name: 'Решено' }))
  await user.click(await screen.findByRole('button', { name: 'Прислать код' }))
  const code = await screen.findByLabelText('Код из СМС')
  calls.answer(contract.resolveItem, { item: differing })
  await user.type(code, '222222')
  await waitFor(() =>
    expect(screen.queryByRole('complementary', { name: '100500' })).not.toBeInTheDocument(),
  )
  expect(calls.listInputs(contract.resolveItem)).toHaveLength(2)
  const keys = calls.listHeaders(contract.resolveItem).map((sent) => sent.get('idempotency-key'))
  expect(new Set(keys).size).toBe(2)
})
