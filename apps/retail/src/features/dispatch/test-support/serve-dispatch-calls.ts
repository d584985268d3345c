import * as assemblyDesk from '@svetlitsa/api-client/assembly-desk/contract'
import * as claims from '@svetlitsa/api-client/claim-desk/contract'
import * as contract from '@svetlitsa/api-client/dispatch/contract'
import type { Board, BoardAssembler, BoardOrder } from '@svetlitsa/api-client/dispatch/queries'
import * as moderation from '@svetlitsa/api-client/moderation/contract'
import * as shell from '@svetlitsa/api-client/shell/contract'
import * as staff from '@svetlitsa/api-client/staff/contract'
import { type ServedCalls, serveCalls } from '@svetlitsa/api-client/test-support/serve-calls'
import type { Language } from '@svetlitsa/domain/language/language'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { screen, within } from '@testing-library/react'
import { routeTree } from '../../../route-tree.gen.ts'
import { serveStaffUser } from '../../../test-support/serve-staff-user.ts'

export const today = '2026-11-24'
export const guids = {
  first: '5f0c1f6e-1111-4222-8333-123456789abc',
  second: '5f0c1f6e-1111-4222-8333-123456789abd',
}
export const waiting: BoardOrder = {
  orderGuid: guids.first,
  number: '10042',
  warehouseId: 1,
  address: 'Лесная, 3, кв. 15',
  assemblyState: 'requested',
  hours: 3,
  slots: [],
  assemblerId: null,
  deliveryDate: today,
  timeFrom: '09:00',
  timeTo: '13:00',
  crewId: null,
  assemblyBack: null,
  crewBack: null,
}
export const planned: BoardOrder = {
  ...waiting,
  orderGuid: guids.second,
  number: '10043',
  address: 'Тверская, 12',
  assemblyState: 'planned',
  slots: [{ date: today, period: 2 }],
  assemblerId: 5,
  crewId: 7,
}
const period = (index: number, more: Partial<BoardAssembler['periods'][number]> = {}) => ({
  period: index,
  reason: 'Сборка' as const,
  orderNumber: null,
  isPast: false,
  ...more,
})
export const timur: BoardAssembler = {
  id: 5,
  name: 'Тимур',
  warehouseId: 1,
  area: 'Центр',
  dayCapacity: 4,
  load: 1,
  periods: [
    period(0, { isPast: true }),
    period(1),
    period(2, { orderNumber: '10043' }),
    period(3, { reason: null }),
  ],
}
const anna: BoardAssembler = {
  ...timur,
  id: 6,
  name: 'Анна',
  load: 0,
  periods: [0, 1, 2, 3].map((index) => period(index, { reason: 'Отпуск' })),
}
export const proposal = {
  orderGuid: guids.first,
  number: '10042',
  assemblerId: 5,
  assemblerName: 'Тимур',
  slots: [{ date: today, period: 1 }],
  distanceKm: 3.2,
}
export const board: Board = {
  date: today,
  today,
  orders: [waiting, planned],
  assemblers: [timur, anna],
  crews: [{ id: 7, warehouseId: 1, name: 'Экипаж 1', dayCapacity: 8, isActive: true, load: 1 }],
  warehouses: [{ id: 1, name: 'Склад «Подольск»', limit: 6, taken: 1 }],
}
export const assigned: Board = {
  ...board,
  orders: [
    { ...waiting, assemblyState: 'planned', assemblerId: 5, slots: proposal.slots },
    planned,
  ],
}

/** The calls of the board, for a dispatcher of group 29. */
export function serveDispatchCalls(): ServedCalls {
  const calls = serveCalls()
  calls.answer(shell.getRedirects, { redirects: [] })
  calls.hold(shell.getInitialData, {} as never)
  calls.answer(claims.getClaims, { claims: [], waiting: 0, total: 0, page: 1, pages: 1 })
  calls.answer(moderation.getWaitingCounts, {
    moderation: { review: 0, question: 0, 'shop-review': 0 },
    requests: 0,
  })
  calls.answer(staff.getOwnShift, { shiftSince: null })
  calls.answer(contract.getProposals, { proposals: [proposal], crews: [] })
  calls.answer(assemblyDesk.getAssemblyFiles, { photos: [], sketches: [] })
  calls.answer(contract.getBoard, board)
  answerUser(calls, 29)
  return calls
}

export function answerUser(calls: ServedCalls, group: number) {
  serveStaffUser(calls, { group: [group], name: 'Ольга' })
}

export const address = '/retail-lk/dispatch/'

export async function openBoard(language: Language = 'ru') {
  const { user } = openAddress(routeTree, address, language)
  await screen.findByRole('region', {
    name: { ru: 'Сборщики', kk: 'Құрастырушылар', en: 'Assemblers' }[language],
  })
  return user
}
export const findPane = async (number = '10042') =>
  within(await screen.findByRole('complementary', { name: `Заказ ${number}` }))
