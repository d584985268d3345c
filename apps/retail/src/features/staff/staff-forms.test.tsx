import * as contract from '@svetlitsa/api-client/staff/contract'
import type { StaffInvitation, StaffMember } from '@svetlitsa/api-client/staff/queries'
import { screen } from '@testing-library/react'
import { expect } from 'vitest'
import { testMoveForm, type User } from '../../test-support/test-move-form.tsx'
import { ChangeForm } from './change-form.tsx'
import { DisableForm, PasswordForm } from './confirm-form.tsx'

const stores = [
  { id: 7, name: 'Светлица на Арбате' },
  { id: 8, name: 'Светлица в Химках' },
]
const member: StaffMember = {
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
const invitation: StaffInvitation = {
  id: 5,
  name: member.name,
  phone: member.phone,
  role: 'shopSeller',
  store: null,
  sentAt: '2026-11-24T06:00:00.000Z',
  expiresAt: '2026-12-01T06:00:00.000Z',
  isExpired: false,
}

const getStore = () => screen.getByRole('combobox', { name: 'Магазин' })
const focusSubmit = async (user: User) => user.tab()
const expectButtons = () => expect(screen.getAllByRole('button')).toHaveLength(2)

testMoveForm('[retail.staff] another store for a person', {
  call: contract.changeStaffMember,
  answer: { member },
  show: (onDone) => <ChangeForm member={member} stores={stores} onDone={onDone} />,
  fill: async (user) => {
    await user.click(getStore())
    await user.click(await screen.findByRole('option', { name: 'Светлица в Химках' }))
    screen.getAllByRole('button')[0]?.focus()
  },
  expectKept: () => expect(getStore()).toHaveTextContent('Светлица в Химках'),
  refused: { name: 'storeId', getField: getStore },
})

testMoveForm('[retail.staff] disabling a person', {
  call: contract.disableStaffMember,
  answer: { member },
  show: (onDone) => <DisableForm id={member.id} onDone={onDone} />,
  fill: focusSubmit,
  expectKept: expectButtons,
})

testMoveForm('[retail.staff] a link for a new password', {
  call: contract.inviteStaffAgain,
  answer: { invitation },
  show: (onDone) => <PasswordForm id={member.id} onDone={onDone} />,
  fill: focusSubmit,
  expectKept: expectButtons,
})
