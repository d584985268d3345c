import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import * as contract from '@svetlitsa/api-client/staff/contract'
import type { StaffInvitation, StaffMember } from '@svetlitsa/api-client/staff/queries'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const stores = [
  { id: 7, name: 'Светлица на Арбате' },
  { id: 8, name: 'Светлица в Химках' },
]
const seller: StaffMember = {
  id: 2,
  name: 'Павел Орлов',
  phone: '79000000002',
  email: '',
  roles: ['shopSeller'],
  store: stores[0] ?? null,
  shiftSince: null,
  disabledAt: null,
  loggedInAt: null,
  isYou: false,
}
const administrator: StaffMember = {
  ...seller,
  id: 1,
  name: 'Игорь',
  roles: ['administrator'],
  store: null,
  shiftSince: '2026-11-24T06:00:00.000Z',
  isYou: true,
}
const waiting: StaffInvitation = {
  id: 5,
  name: 'Вера Ёлкина',
  phone: '79001112233',
  role: 'callCentre',
  store: null,
  sentAt: '2026-11-24T06:00:00.000Z',
  expiresAt: '2026-12-01T06:00:00.000Z',
  isExpired: false,
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
  calls.answer(contract.getOwnShift, { shiftSince: null })
  answerUser(1)
})

function answerUser(group: number) {
  serveStaffUser(calls, { group: [group], name: 'Игорь' })
}

interface Shown {
  members?: StaffMember[]
  invitations?: StaffInvitation[]
  canManage?: boolean
  address?: string
}

async function open(shown: Shown = {}) {
  const { members = [administrator, seller], invitations = [], canManage = true } = shown
  calls.answer(contract.getStaff, {
    members,
    total: members.length,
    page: 1,
    pages: 1,
    stores: canManage ? stores : [],
    invitations,
    canManage,
  })
  calls.answer(contract.getStaffMember, ({ id }) => ({
    member: members.find((member) => member.id === id) ?? seller,
    openSessions: canManage ? 2 : null,
  }))
  const { user } = openAddress(routeTree, shown.address ?? '/retail-lk/staff/')
  await screen.findByRole('heading', { level: 1, name: 'Сотрудники' })
  return user
}

async function openPane(shown: Shown = {}) {
  const user = await open(shown)
  await user.click(await screen.findByRole('button', { name: 'Павел Орлов' }))
  const pane = within(await screen.findByRole('complementary', { name: 'Павел Орлов' }))
  const press = async (name: string) => user.click(await pane.findByRole('button', { name }))
  return { user, pane, press }
}

describe('[retail.staff] the list of the staff', () => {
  it('shows role, store and shift, and is filtered by address', async () => {
    await open({ address: '/retail-lk/staff/?state=shift&role=administrator&store=7' })
    const row = await screen.findByRole('row', { name: /Игорь.*вы.*Администратор.*На смене с/ })
    expect(row).toBeVisible()
    expect(
      screen.getByRole('row', { name: /Павел Орлов Продавец магазина .*Арбате/ }),
    ).toBeVisible()
    expect(calls.listInputs(contract.getStaff)).toContainEqual({
      page: 1,
      search: '',
      state: 'active',
      isOnShift: true,
      role: 'administrator',
      storeId: 7,
    })
    const states = within(screen.getByRole('navigation', { name: 'Кого показать' }))
    expect(states.getByRole('link', { name: 'Отключены' })).toHaveAttribute(
      'href',
      '/retail-lk/staff/?state=disabled&role=administrator&store=7',
    )
  })

  it('gives a seller neither invitations nor changes, but the own shift', async () => {
    answerUser(20)
    const { pane } = await openPane({ canManage: false, members: [{ ...seller, isYou: true }] })
    expect(screen.queryByRole('button', { name: 'Пригласить' })).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Магазин' })).not.toBeInTheDocument()
    expect(pane.queryByRole('button', { name: 'Изменить роль' })).not.toBeInTheDocument()
    expect(pane.queryByText('Открытых входов')).not.toBeInTheDocument()
    expect(pane.getByRole('switch', { name: 'На смене' })).not.toBeChecked()
  })

  it('is moved through by the keyboard, and says when it is empty or did not load', async () => {
    const user = await open()
    await screen.findByRole('row', { name: /Павел/ })
    await user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
    const pane = await screen.findByRole('complementary', { name: 'Павел Орлов' })
    await user.keyboard('{Escape}')
    await waitFor(() => expect(pane).not.toBeInTheDocument())
  })

  it.each([
    ['/retail-lk/staff/?state=disabled', 'Отключённых сотрудников нет.'],
    ['/retail-lk/staff/?state=shift', 'Сейчас на смене никого нет.'],
    ['/retail-lk/staff/?role=assembler', /Никого не нашли/],
  ])('%s without anybody says so', async (address, text) => {
    await open({ members: [], address })
    expect(await screen.findByText(text)).toBeVisible()
  })
})

describe('[retail.staff] an invitation', () => {
  const fill = async (user: Awaited<ReturnType<typeof open>>) => {
    await user.click(await screen.findByRole('button', { name: 'Пригласить' }))
    const pane = within(await screen.findByRole('complementary', { name: 'Новый сотрудник' }))
    await user.type(pane.getByLabelText('Имя и фамилия'), 'Вера Ёлкина')
    await user.type(pane.getByLabelText('Телефон'), '9001112233')
    await user.click(pane.getByRole('combobox', { name: 'Магазин' }))
    await user.click(await screen.findByRole('option', { name: 'Светлица в Химках' }))
    return pane
  }

  it('is sent with the role and the store of a seller', async () => {
    const user = await open()
    const pane = await fill(user)
    calls.answer(contract.inviteStaff, { invitation: waiting })
    await user.click(pane.getByRole('button', { name: 'Отправить приглашение' }))
    expect(await screen.findByText('Приглашение отправлено.')).toBeVisible()
    expect(calls.listInputs(contract.inviteStaff)).toEqual([
      { name: 'Вера Ёлкина', phone: '+7 (900) 111-22-33', role: 'shopSeller', storeId: 8 },
    ])
  })

  it('of another role has no store, and a refusal stands at its field', async () => {
    const user = await open()
    const pane = await fill(user)
    await user.click(pane.getByRole('combobox', { name: 'Роль' }))
    await user.click(await screen.findByRole('option', { name: 'Сборщик' }))
    expect(pane.queryByRole('combobox', { name: 'Магазин' })).not.toBeInTheDocument()
    calls.refuse(contract.inviteStaff, 'staff_exists', 'Этот номер уже у сотрудника.', {
      fields: { phone: 'Номер занят' },
    })
    await user.click(pane.getByRole('button', { name: 'Отправить приглашение' }))
    expect(await pane.findByText('Этот номер уже у сотрудника.')).toBeVisible()
    expect(pane.getByLabelText('Телефон')).toHaveAttribute('aria-invalid', 'true')
    expect(calls.listInputs(contract.inviteStaff)[0]).toMatchObject({
      role: 'assembler',
      storeId: null,
    })
  })

  it('that waits is sent again and withdrawn', async () => {
    const user = await open({ invitations: [waiting] })
    const list = within(await screen.findByRole('region', { name: 'Приглашения' }))
    expect(list.getByText(/Колл-центр · \+7 \(900\) 111-22-33/)).toBeVisible()
    calls.answer(contract.inviteStaffAgain, { invitation: waiting })
    await user.click(list.getByRole('button', { name: 'Отправить ещё раз: Вера Ёлкина' }))
    expect(await screen.findByText(/прежняя больше не действует/)).toBeVisible()
    calls.refuse(contract.withdrawInvitation, 'not_found', 'Такого приглашения уже нет.')
    await user.click(list.getByRole('button', { name: 'Отозвать: Вера Ёлкина' }))
    expect(await list.findByText('Такого приглашения уже нет.')).toBeVisible()
    expect(calls.listInputs(contract.withdrawInvitation)).toEqual([{ invitationId: 5 }])
  })
})

describe('[retail.staff] a person', () => {
  it('gets another role, which removes the store', async () => {
    const { user, pane, press } = await openPane()
    await press('Изменить роль')
    expect(pane.getByRole('combobox', { name: 'Магазин' })).toHaveTextContent('Светлица на Арбате')
    await user.click(pane.getByRole('combobox', { name: 'Роль' }))
    await user.click(await screen.findByRole('option', { name: 'Колл-центр' }))
    calls.answer(contract.changeStaffMember, { member: { ...seller, roles: ['callCentre'] } })
    await press('Сохранить')
    expect(await screen.findByText('Сохранено.')).toBeVisible()
    expect(calls.listInputs(contract.changeStaffMember)).toEqual([
      { id: 2, role: 'callCentre', storeId: null },
    ])
  })

  it('is disabled after a warning, and a refusal is told in the words of the server', async () => {
    const { pane, press } = await openPane()
    await press('Отключить')
    expect(pane.getByText(/сразу выйдет отовсюду/)).toBeVisible()
    calls.refuse(contract.disableStaffMember, 'last_administrator', 'Это последний администратор.')
    await press('Отключить сотрудника')
    expect(await pane.findByText('Это последний администратор.')).toBeVisible()
    calls.answer(contract.disableStaffMember, { member: seller })
    await press('Отключить сотрудника')
    expect(await screen.findByText('Сотрудник отключён.')).toBeVisible()
  })

  it('who is disabled is enabled again', async () => {
    const disabled = { ...seller, disabledAt: '2026-11-24T06:00:00.000Z' }
    const { press, pane } = await openPane({ members: [disabled] })
    expect(pane.queryByRole('switch')).not.toBeInTheDocument()
    calls.answer(contract.enableStaffMember, { member: seller })
    await press('Включить')
    expect(await screen.findByText(/включён и может войти/)).toBeVisible()
  })

  it('gets a link for a new password, and a shift from an administrator', async () => {
    const { user, pane, press } = await openPane()
    await press('Новый пароль')
    calls.answer(contract.inviteStaffAgain, { invitation: { ...waiting, role: null } })
    await press('Отправить ссылку')
    expect(await screen.findByText('Ссылка отправлена.')).toBeVisible()
    expect(calls.listInputs(contract.inviteStaffAgain)).toEqual([{ userId: 2 }])
    calls.answer(contract.setShift, { shiftSince: null })
    await user.click(pane.getByRole('switch', { name: 'На смене' }))
    await waitFor(() =>
      expect(calls.listInputs(contract.setShift)).toEqual([{ isOn: true, userId: 2 }]),
    )
  })
})

it('[retail.staff] the own shift begins and ends in the head of every screen', async () => {
  const user = await open()
  const shift = await screen.findByRole('switch', { name: 'На смене' })
  expect(shift).not.toBeChecked()
  const shiftSince = '2026-11-24T08:00:00.000Z'
  calls.answer(contract.setShift, { shiftSince })
  calls.answer(contract.getOwnShift, { shiftSince })
  await user.click(shift)
  await waitFor(() => expect(shift).toBeChecked())
  expect(calls.listInputs(contract.setShift)).toEqual([{ isOn: true }])
})
