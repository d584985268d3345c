import * as shell from '@svetlitsa/api-client/shell/contract'
import * as contract from '@svetlitsa/api-client/subscription/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { subscriptionTexts } from '@svetlitsa/i18n/subscription/subscription-texts'
import { WindowHost } from '@svetlitsa/ui/overlays/window-host'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderPart } from '../test-support/render-part.tsx'
import { buildShellWindows } from '../window/build-shell-windows.ts'
import { getShellTexts } from '../window/get-shell-texts.ts'
import { SubscriptionOpener } from './subscription-opener.tsx'
import {
  clearPopupClosed,
  isPopupClosed,
  isSubscribed,
  storePopupClosed,
} from './subscription-storage.ts'

const t = subscriptionTexts.ru
const subscribed = { error: null, message: 'Вы подписаны, спасибо.' }

let calls: ServedCalls
beforeEach(() => {
  clearPopupClosed()
  calls = serveCalls()
  calls.answer(contract.subscribe, subscribed)
  calls.answer(shell.getShellState, {
    ...guestState,
    region: { ID: 3, NAME: 'Казань', code: 'kazan', nameIn: 'в Казани', kz: false, OWN_SHOP: 'Y' },
  })
})

async function open() {
  const { user } = renderPart(
    <WindowHost
      registry={buildShellWindows(getShellTexts('ru'))}
      labels={{ close: 'Закрыть', loading: '' }}
    >
      <SubscriptionOpener bonus={300} label="Открыть подписку" />
    </WindowHost>,
  )
  await user.click(screen.getByRole('button', { name: 'Открыть подписку' }))
  await screen.findByRole('textbox', { name: t.email })
  return user
}

async function fill() {
  const user = await open()
  await user.type(getPhone(), '9001234567')
  await user.type(getEmail(), 'anna@example.ru')
  await user.click(screen.getByRole('checkbox', { name: t.consent }))
  return user
}

const getPhone = () => screen.getByRole('textbox', { name: t.phone })
const getEmail = () => screen.getByRole('textbox', { name: t.email })
const getButton = () => screen.getByRole('button', { name: t.submit })
const findWindow = async (name: string) => within(await screen.findByRole('dialog', { name }))

describe('[subscribe.form] the subscription', () => {
  it('cannot be sent without the consent, by its button or by Enter', async () => {
    const user = await open()
    await user.type(getPhone(), '9001234567')
    await user.type(getEmail(), 'anna@example.ru{Enter}')
    expect(getButton()).toBeDisabled()
    await user.click(screen.getByRole('checkbox', { name: t.consent }))
    expect(getButton()).toBeEnabled()
    expect(calls.listInputs(contract.subscribe)).toEqual([])
  })

  it('tells what is missing or wrong at its field after the first press, and sends nothing', async () => {
    const user = await open()
    await user.click(screen.getByRole('checkbox', { name: t.consent }))
    await user.type(getEmail(), 'anna@')
    expect(screen.queryByText(t.emailWrong)).toBeNull()
    await user.click(getButton())
    expect(await screen.findByText(t.empty)).toBeVisible()
    expect(screen.getByText(t.emailWrong)).toBeVisible()
    await waitFor(() => expect(getPhone()).toHaveFocus())
    await user.type(getPhone(), '900123')
    expect(await screen.findByText(t.phoneWrong)).toBeVisible()
    await user.type(getPhone(), '4567')
    await waitFor(() => expect(getPhone()).toBeValid())
    await user.click(getButton())
    await waitFor(() => expect(getEmail()).toHaveFocus())
    expect(calls.listInputs(contract.subscribe)).toEqual([])
  })

  it('[subscribe.success] is sent once, and is remembered', async () => {
    const answer = calls.hold(contract.subscribe, subscribed)
    const user = await fill()
    await user.dblClick(getButton())
    await user.type(getEmail(), '{Enter}')
    await waitFor(() => expect(calls.listInputs(contract.subscribe)).toHaveLength(1))
    answer()
    expect(await screen.findByText(subscribed.message)).toBeVisible()
    expect(screen.queryByRole('textbox', { name: t.email })).toBeNull()
    expect(calls.listInputs(contract.subscribe)).toEqual([
      { phone: '+7 (900) 123-45-67', email: 'anna@example.ru', city_id: 3, region: 'Казань' },
    ])
    expect([isSubscribed(), isPopupClosed()]).toEqual([true, true])
  })

  it('[subscribe.failure] that is refused is told in a window, in the words of the server', async () => {
    storePopupClosed()
    calls.answer(contract.subscribe, { error: 'Этот адрес не принимает писем', message: '' })
    const user = await fill()
    await user.click(getButton())
    const failed = await findWindow(t.failedTitle)
    expect(failed.getByText('Этот адрес не принимает писем')).toBeVisible()
    expect([isSubscribed(), isPopupClosed()]).toEqual([false, false])
  })

  it('[subscribe.failure] that did not reach the server is told, and can be sent anew', async () => {
    calls.fail(contract.subscribe, 'offline')
    const user = await fill()
    await user.click(getButton())
    const failed = await findWindow(t.failedTitle)
    expect(failed.getByText(t.failed)).toBeVisible()
    expect([isSubscribed(), isPopupClosed()]).toEqual([false, false])
    calls.answer(contract.subscribe, subscribed)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await user.click(screen.getByRole('button', { name: 'Открыть подписку' }))
    await user.type(await screen.findByRole('textbox', { name: t.phone }), '9001234567')
    await user.type(getEmail(), 'anna@example.ru')
    await user.click(screen.getByRole('checkbox', { name: t.consent }))
    await user.click(getButton())
    expect(await screen.findByText(subscribed.message)).toBeVisible()
    expect(isSubscribed()).toBe(true)
  })
})
