import * as session from '@svetlitsa/api-client/session/contract'
import { useUserData } from '@svetlitsa/api-client/session/queries'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { guestState } from '@svetlitsa/api-client/test-support/guest-state'
import { serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { AccountAction } from '../header/account-action.tsx'
import { ShellCount } from '../header/shell-count.tsx'
import { renderPart } from '../test-support/render-part.tsx'
import { KeptPageWatcher } from './kept-page-watcher.ts'

const olga = { id: 6, name: 'Ольга', isStaff: false, isAssembler: false, isPartner: false }
const moscow = { ID: 1, NAME: 'Москва', code: 'moskva', nameIn: 'в Москве', kz: false }
const state = { ...guestState, region: { ...moscow, OWN_SHOP: 'Y' as const } }

/** Whoever is logged in, as the cabinets read it. */
function UserName() {
  const { data } = useUserData()
  return <p>{data?.userData ? data.userData.name : 'nobody'}</p>
}

async function open(first: Partial<typeof state> = {}) {
  const calls = serveCalls()
  const answer = (changes: Partial<typeof state>) => {
    const now = { ...state, ...changes }
    calls.answer(shell.getShellState, now)
    calls.answer(session.getUserData, {
      userData: now.user
        ? {
            ...now.user,
            sessid: 's',
            group: [2],
            phone: '79001234567',
            email: '',
            favorites: 0,
            prefillsContacts: true,
            isSubscribed: false,
            isLoggedInByCode: true,
          }
        : false,
      favorites: 0,
      basket: now.basketCount,
      isStaff: false,
      region: moscow,
    })
  }
  answer(first)
  const reload = vi.spyOn(location, 'reload').mockReturnValue()
  renderPart(
    <>
      <KeptPageWatcher />
      <UserName />
      <ShellCount kind="basket" label="в корзине" />
      <AccountAction
        texts={{ login: 'Войти', account: 'Кабинет', work: 'Работа' }}
        place="header"
      />
    </>,
  )
  await screen.findByText(first.user ? 'Кабинет' : 'Войти')
  await screen.findByText(first.user ? first.user.name : 'nobody')
  const comeBack = (persisted: boolean) =>
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }))
  return { calls, answer, comeBack, reload }
}

afterEach(() => {
  vi.restoreAllMocks()
})

it('[page.back] a page that the browser kept shows the basket and the login of now', async () => {
  const { answer, comeBack, reload } = await open()
  answer({ basketCount: 3, user: olga })
  comeBack(true)
  expect(await screen.findByText('3')).toBeVisible()
  expect(await screen.findByText('Кабинет')).toBeVisible()
  expect(await screen.findByText('Ольга')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})

it('[page.back] whatever else the page shows is read again, and nothing twice', async () => {
  const { calls, comeBack } = await open()
  const count = () =>
    [calls.listInputs(shell.getShellState), calls.listInputs(session.getUserData)].map(
      ({ length }) => length,
    )
  expect(count()).toEqual([1, 1])
  comeBack(true)
  await waitFor(() => expect(count()).toEqual([2, 2]), { timeout: 30_000 })
})

it('[page.back] a page that was loaded reads nothing twice', async () => {
  const { calls, comeBack } = await open()
  comeBack(false)
  comeBack(true)
  await waitFor(() => expect(calls.listInputs(session.getUserData)).toHaveLength(2), {
    timeout: 30_000,
  })
  expect(calls.listInputs(shell.getShellState)).toHaveLength(2)
})

it.each([
  ['the person has logged out', { user: null }],
  ['another person has logged in', { user: { ...olga, id: 7, name: 'Анна' } }],
  ['another city was chosen', { user: olga, region: { ...state.region, ID: 2 } }],
])('[page.back] the page begins anew if %s', async (_what, now) => {
  const { answer, comeBack, reload } = await open({ user: olga })
  answer(now)
  comeBack(true)
  await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 30_000 })
})

it('[page.back] what is shown stays where the shop does not answer', async () => {
  const { calls, comeBack, reload } = await open({ user: olga, basketCount: 2 })
  calls.fail(shell.getShellState, 503)
  comeBack(true)
  await waitFor(() => expect(calls.listInputs(session.getUserData)).toHaveLength(2), {
    timeout: 30_000,
  })
  expect(screen.getByText('2')).toBeVisible()
  expect(reload).not.toHaveBeenCalled()
})
