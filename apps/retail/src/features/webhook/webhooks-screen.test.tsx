import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import * as contract from '@svetlitsa/api-client/webhook/contract'
import type { Webhook, WebhookDelivery } from '@svetlitsa/api-client/webhook/queries'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const works: Webhook = {
  id: 1,
  name: 'CRM',
  url: 'https://crm.example.ru/hooks',
  events: ['order.placed', 'order.paid'],
  state: 'active',
  disabledReason: null,
  failingSince: null,
  previousSecretUntil: null,
  createdAt: '2026-11-23T10:00:00.000Z',
  deliveries: { delivered: 12, waiting: 1, failed: 2 },
}
const disabled: Webhook = {
  ...works,
  id: 2,
  name: 'Склад',
  state: 'disabled',
  disabledReason: 'failing',
  failingSince: '2026-11-18T10:00:00.000Z',
}
const failed: WebhookDelivery = {
  id: 7,
  webhookId: 1,
  webhookName: 'CRM',
  messageId: 'msg_00112233445566778899aabbccddeeff',
  type: 'order.paid',
  state: 'failed',
  failedReason: 'exhausted',
  createdAt: '2026-11-24T10:00:00.000Z',
  nextAttemptAt: null,
  attempts: [
    {
      number: 1,
      at: '2026-11-24T10:00:01.000Z',
      durationMs: 15_000,
      status: null,
      error: 'timeout',
      detail: '',
      answer: '',
    },
    {
      number: 2,
      at: '2026-11-24T10:05:01.000Z',
      durationMs: 42,
      status: 500,
      error: 'status',
      detail: '',
      answer: 'database is locked',
    },
  ],
  body: '{"type":"order.paid","timestamp":"2026-11-24T10:00:00.000Z","data":{}}',
}

let calls: ServedCalls
beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  serveStaffUser(calls, { group: [1] })
  calls.answer(contract.getWebhooks, { webhooks: [works, disabled] })
  calls.answer(contract.getWebhookDeliveries, { deliveries: [failed], next: null })
})

const open = () => openAddress(routeTree, '/retail-lk/shop/webhooks/').user

describe('[exchange.webhooks] the screen of webhooks', () => {
  it('says what each is told, whether it works, and why not', async () => {
    open()
    const list = within(await screen.findByRole('list', { name: 'Вебхуки' }))
    const [first] = list.getAllByRole('listitem')
    expect(first).toHaveTextContent(
      /^CRMРаботаетhttps:\/\/crm\.example\.ru\/hooksЗаказ оформленЗаказ оплачен полностью.*доставлено 12, ждёт 1, не доставлено 2/,
    )
    expect(list.getByText(/не принимал события больше пяти дней/)).toBeVisible()
  })

  it('adds one with the chosen events and shows its secret once', async () => {
    const user = open()
    calls.answer(contract.createWebhook, { webhook: works, secret: 'whsec_dGVzdA==' })
    await user.click(await screen.findByRole('button', { name: 'Добавить вебхук' }))
    const pane = within(screen.getByRole('complementary', { name: 'Добавить вебхук' }))
    await user.type(pane.getByLabelText('Название'), 'CRM')
    await user.type(pane.getByLabelText('Адрес'), works.url)
    await user.click(pane.getByRole('checkbox', { name: 'Товар поступил' }))
    await user.click(pane.getByRole('button', { name: 'Добавить' }))
    const secret = within(await screen.findByRole('complementary', { name: 'Секрет вебхука' }))
    expect(calls.listInputs(contract.createWebhook)).toEqual([
      { name: 'CRM', url: works.url, events: ['order.placed', 'order.paid', 'stock.arrived'] },
    ])
    expect(secret.getByText('whsec_dGVzdA==')).toBeVisible()
    await user.click(secret.getByRole('button', { name: 'Готово' }))
    expect(screen.queryByText('whsec_dGVzdA==')).toBeNull()
  })

  it('puts the server’s words at the address, and adds none without an event', async () => {
    const user = open()
    await user.click(await screen.findByRole('button', { name: 'Добавить вебхук' }))
    for (const event of ['Заказ оформлен', 'Заказ оплачен полностью'])
      await user.click(screen.getByRole('checkbox', { name: event }))
    await user.click(screen.getByRole('button', { name: 'Добавить' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Выберите хотя бы одно событие.')
    const events = screen.getByRole('group', { name: 'События' })
    expect(events).toHaveAccessibleDescription('Выберите хотя бы одно событие.')
    const [firstEvent] = within(events).getAllByRole('checkbox')
    await waitFor(() => expect(firstEvent).toHaveFocus())
    expect(calls.listInputs(contract.createWebhook)).toEqual([])
    await user.click(screen.getByRole('checkbox', { name: 'Товар поступил' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    await user.type(screen.getByLabelText('Название'), 'CRM')
    await user.type(screen.getByLabelText('Адрес'), 'https://10.0.0.1/')
    calls.refuse(contract.createWebhook, 'invalid', 'Проверьте поля', {
      fields: { url: 'Нужен адрес в интернете' },
    })
    await user.click(screen.getByRole('button', { name: 'Добавить' }))
    expect(await screen.findByText('Нужен адрес в интернете')).toBeVisible()
  })

  it('sends a test, pauses, and starts a disabled one', async () => {
    const user = open()
    calls.answer(contract.testWebhook, { deliveryId: 9 })
    calls.answer(contract.pauseWebhook, { result: true })
    await user.click(await screen.findByRole('button', { name: 'Открыть вебхук «CRM»' }))
    await user.click(screen.getByRole('button', { name: 'Отправить проверку' }))
    await waitFor(() => expect(calls.listInputs(contract.testWebhook)).toEqual([{ id: 1 }]))
    expect(calls.listInputs(contract.getWebhookDeliveries).at(-1)).toEqual({ webhookId: 1 })
    await user.click(screen.getByRole('button', { name: 'Приостановить' }))
    await user.click(screen.getByRole('button', { name: 'Открыть вебхук «Склад»' }))
    await user.click(screen.getByRole('button', { name: 'Включить' }))
    await waitFor(() =>
      expect(calls.listInputs(contract.pauseWebhook)).toEqual([
        { id: 1, isPaused: true },
        { id: 2, isPaused: false },
      ]),
    )
  })

  it('replaces the secret and removes after saying what that does', async () => {
    const user = open()
    calls.answer(contract.rotateWebhookSecret, {
      webhook: { ...works, previousSecretUntil: '2026-11-29T10:00:00.000Z' },
      secret: 'whsec_bmV3',
    })
    calls.answer(contract.removeWebhook, { result: true })
    await user.click(await screen.findByRole('button', { name: 'Открыть вебхук «CRM»' }))
    await user.click(screen.getByRole('button', { name: 'Сменить секрет' }))
    expect(screen.getByText(/Прежний действует ещё сутки/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Сменить' }))
    expect(await screen.findByText('whsec_bmV3')).toBeVisible()
    expect(screen.getByText(/Прежний секрет действует до/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Открыть вебхук «CRM»' }))
    await user.click(screen.getByRole('button', { name: 'Удалить' }))
    await user.click(screen.getByRole('button', { name: 'Удалить навсегда' }))
    await waitFor(() => expect(calls.listInputs(contract.removeWebhook)).toEqual([{ id: 1 }]))
  })

  it('logs each attempt with its answer, filters, and sends again', async () => {
    const user = open()
    calls.answer(contract.retryWebhookDelivery, { result: true })
    const log = within(await screen.findByRole('region', { name: 'Журнал отправок' }))
    expect(await log.findByText(/Получатель ответил 500/)).toBeVisible()
    await user.click(
      log.getByRole('button', {
        name: `Заказ оплачен полностью: подробности отправки ${failed.messageId}`,
      }),
    )
    const pane = within(screen.getByRole('complementary', { name: 'Заказ оплачен полностью' }))
    expect(pane.getByText('Восемь попыток за сутки не удались')).toBeVisible()
    expect(pane.getByText('Получатель не ответил за 15 секунд')).toBeVisible()
    expect(pane.getByText('database is locked')).toBeVisible()
    await user.click(pane.getByRole('button', { name: /^Повторить отправку/ }))
    await waitFor(() =>
      expect(calls.listInputs(contract.retryWebhookDelivery)).toEqual([{ deliveryId: 7 }]),
    )
    await user.click(log.getByRole('button', { name: 'Не доставлено' }))
    await waitFor(() =>
      expect(calls.listInputs(contract.getWebhookDeliveries).at(-1)).toEqual({ state: 'failed' }),
    )
  })

  it('does not exist for a seller', async () => {
    serveStaffUser(calls, { group: [20] })
    open()
    expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Вебхуки')
    expect(calls.listInputs(contract.getWebhooks)).toEqual([])
  })
})
