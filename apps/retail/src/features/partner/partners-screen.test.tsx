import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as contract from '@svetlitsa/api-client/partner/contract'
import type { PartnerDiscounts } from '@svetlitsa/api-client/partner/queries'
import * as session from '@svetlitsa/api-client/session/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { routeTree } from '../../route-tree.gen.ts'
import { serveStaffUser } from '../../test-support/serve-staff-user.ts'

const sofas = {
  sectionId: 2,
  section: 'Диваны',
  vendorId: null,
  vendor: '',
  percent: 10,
  updatedAt: '2026-11-20T10:00:00.000Z',
}
const shown: PartnerDiscounts = {
  discounts: [sofas],
  sections: [
    { id: 1, name: 'Мебель', depth: 1 },
    { id: 2, name: 'Диваны', depth: 2 },
  ],
  vendors: [{ id: 7, name: 'Берег' }],
}

let calls: ServedCalls
const serveUser = (group: number) => serveStaffUser(calls, { group: [group] })

beforeEach(() => {
  calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  serveUser(1)
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(contract.getPartnerDiscounts, shown)
  calls.answer(contract.savePartnerDiscount, { discounts: shown.discounts })
})

const open = () => openAddress(routeTree, '/retail-lk/partners/')
const findRows = async () =>
  within(await screen.findByRole('list', { name: 'Скидки партнёрам' })).getAllByRole('listitem')
const choose = async (user: ReturnType<typeof open>['user'], label: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: label }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('[role.designer] the table of discounts', () => {
  it('gets a row for a section and a vendor, and says that it was saved', async () => {
    const { user } = open()
    await choose(user, 'Раздел', '— Диваны')
    await choose(user, 'Производитель', 'Берег')
    await user.type(screen.getByLabelText('Скидка, %'), '12')
    await user.click(screen.getByRole('button', { name: 'Сохранить скидку' }))
    expect(await screen.findByText('Скидка сохранена')).toBeVisible()
    expect(calls.listInputs(contract.savePartnerDiscount)).toEqual([
      { sectionId: 2, vendorId: 7, percent: 12 },
    ])
    expect(screen.getByLabelText('Скидка, %')).toHaveValue('')
  })

  it('takes whole percents up to 50 only', async () => {
    const { user } = open()
    const field = await screen.findByLabelText('Скидка, %')
    const save = screen.getByRole('button', { name: 'Сохранить скидку' })
    expect(save).toBeDisabled()
    for (const [typed, isTaken] of [
      ['51', false],
      ['=1', false],
      ['-1', false],
      ['50', true],
      ['0', true],
    ] as const) {
      await user.clear(field)
      await user.type(field, typed)
      expect(save.matches(':disabled'), typed).toBe(!isTaken)
      expect(screen.queryAllByText('Целое число от 0 до 50')).toHaveLength(isTaken ? 0 : 1)
    }
  })

  it('has a row changed and removed, its section and vendor fixed', async () => {
    const { user } = open()
    const edit = { name: 'Изменить скидку: Диваны, Все производители' }
    await user.click(await screen.findByRole('button', edit))
    expect(screen.getByRole('combobox', { name: 'Раздел' })).toBeDisabled()
    const field = screen.getByLabelText('Скидка, %')
    expect(field).toHaveValue('10')
    await user.clear(field)
    await user.type(field, '15')
    await user.click(screen.getByRole('button', { name: 'Сохранить скидку' }))
    expect(await screen.findByText('Скидка сохранена')).toBeVisible()
    await user.click(screen.getByRole('button', edit))
    expect(screen.queryByText('Скидка сохранена')).not.toBeInTheDocument()
    calls.answer(contract.getPartnerDiscounts, { ...shown, discounts: [] })
    await user.click(screen.getByRole('button', { name: 'Убрать' }))
    expect(await screen.findByText('Скидок ещё нет: партнёры платят как все.')).toBeVisible()
    expect(calls.listInputs(contract.savePartnerDiscount)).toEqual([
      { sectionId: 2, vendorId: null, percent: 15 },
      { sectionId: 2, vendorId: null, percent: null },
    ])
  })

  it('asks for a code in place, and then saves what waited', async () => {
    calls.refuse(contract.savePartnerDiscount, 'prove_again', 'Введите код ещё раз.')
    const { user } = open()
    await user.type(await screen.findByLabelText('Скидка, %'), '5')
    await user.click(screen.getByRole('button', { name: 'Сохранить скидку' }))
    calls.answer(session.authByPhone, { smsStatusId: null, error: null, retryAfterSeconds: 60 })
    await user.click(await screen.findByRole('button', { name: 'Прислать код' }))
    calls.answer(session.checkCode, {
      status: 'success',
      userData: false,
      favorites: 0,
      basket: 0,
      basketChanges: [],
      error: null,
      needsCode: false,
      needsPassword: false,
      needsNewPassword: false,
      needsCaptcha: false,
      smsStatusId: null,
      codePhone: null,
      retryAfterSeconds: 0,
    })
    calls.answer(contract.savePartnerDiscount, { discounts: shown.discounts })
    await user.type(await screen.findByLabelText('Код из СМС'), '123456')
    expect(await screen.findByText('Скидка сохранена')).toBeVisible()
    expect(calls.listInputs(contract.savePartnerDiscount).at(-1)).toEqual({
      sectionId: null,
      vendorId: null,
      percent: 5,
    })
  })

  it.each([20, 29, 45])('is only read by group %i', async (group) => {
    serveUser(group)
    open()
    expect(await findRows()).toHaveLength(1)
    expect(screen.getByText('Скидки меняют администраторы.')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Изменить|Сохранить/ })).not.toBeInTheDocument()
  })

  it('says that it could not be loaded, and loads again', async () => {
    calls.fail(contract.getPartnerDiscounts, 'offline')
    const { user } = open()
    const retry = await screen.findByRole('button', { name: /ещё раз|повторить/i })
    calls.answer(contract.getPartnerDiscounts, shown)
    await user.click(retry)
    expect(await findRows()).toHaveLength(1)
  })
})
