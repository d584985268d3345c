import 'fake-indexeddb/auto'
import * as contract from '@svetlitsa/api-client/assembler/contract'
import * as session from '@svetlitsa/api-client/session/contract'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, it, vi } from 'vitest'
import { assembler, stubShop } from '../test-support/stub-shop.ts'
import { Outbox } from './outbox.ts'

const buildUserData = (id: number) => ({
  userData: { ...assembler, id },
  favorites: 0,
  basket: 0,
  isStaff: false,
  region: { ID: 1, NAME: 'Москва', kz: false },
})

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
})

it('[assembler.offline] another login on the same phone neither sees nor sends what waits, even before it is wiped', async () => {
  const [timur, rustam] = [7, 8]
  let userId = timur
  const shop = stubShop()
  shop.answer(session.getUserData, () => buildUserData(userId))
  shop.fail(contract.confirmCall, 'offline')
  const countSent = () => shop.listInputs(contract.confirmCall).length
  const outbox = new Outbox(() => Promise.resolve())
  const end = outbox.start(timur)
  const guid = '44444444-4444-4444-8444-444444444444'
  await outbox.add({ kind: 'confirmCall', order: '204511', input: { guid } })
  await vi.waitFor(() => expect(countSent()).toBe(1), { timeout: 30_000 })
  await vi.waitFor(() => expect(outbox.getState().isSending).toBe(false), { timeout: 30_000 })
  end()
  shop.answer(contract.confirmCall, { orderId: '204511', calledAt: '2026-11-20T10:00:00Z' })
  userId = rustam
  const endOther = outbox.start(rustam)
  await outbox.send()
  expect(outbox.getState().actions).toEqual([])
  expect(countSent()).toBe(1)
  endOther()
  userId = timur
  const endLast = outbox.start(timur)
  await vi.waitFor(() => expect(countSent()).toBe(2), { timeout: 30_000 })
  await vi.waitFor(() => expect(outbox.getState().actions).toEqual([]), { timeout: 30_000 })
  endLast()
})

it('[assembler.offline] nothing is sent in the name of somebody who has logged in in another tab', async () => {
  const shop = stubShop()
  shop.answer(session.getUserData, () => buildUserData(8))
  shop.answer(contract.confirmCall, { orderId: '204511', calledAt: '2026-11-20T10:00:00Z' })
  const outbox = new Outbox(() => Promise.resolve())
  const end = outbox.start(7)
  const guid = '44444444-4444-4444-8444-444444444444'
  await outbox.add({ kind: 'confirmCall', order: '204511', input: { guid } })
  await vi.waitFor(() => expect(outbox.getState().needsLogin).toBe(true), { timeout: 30_000 })
  expect(shop.listInputs(contract.confirmCall)).toEqual([])
  shop.answer(session.getUserData, () => buildUserData(7))
  await outbox.send()
  await vi.waitFor(() => expect(shop.listInputs(contract.confirmCall)).toHaveLength(1), {
    timeout: 30_000,
  })
  end()
  expect(outbox.getState().actions).toEqual([])
  await expect(
    outbox.add({ kind: 'confirmCall', order: '204511', input: { guid } }),
  ).rejects.toThrow('nobody is logged in')
})

it('[assembler.offline] what has arrived shows as done until the orders are read anew', async () => {
  const shop = stubShop()
  shop.answer(contract.confirmCall, { orderId: '204511', calledAt: '2026-11-20T10:00:00Z' })
  const { promise: isRead, resolve: read } = Promise.withResolvers<void>()
  const outbox = new Outbox(() => isRead)
  const end = outbox.start(7)
  const guid = '44444444-4444-4444-8444-444444444444'
  const wasAlwaysDone: boolean[] = []
  await outbox.add({ kind: 'confirmCall', order: '204511', input: { guid } })
  outbox.subscribe(() => {
    const { actions, arrived } = outbox.getState()
    wasAlwaysDone.push(actions.length + arrived.length > 0)
  })
  await vi.waitFor(
    () => expect(outbox.getState()).toMatchObject({ actions: [], isSending: false }),
    { timeout: 30_000 },
  )
  expect(outbox.getState().arrived).toMatchObject([{ kind: 'confirmCall', order: '204511' }])
  expect(wasAlwaysDone).not.toContain(false)
  read()
  await vi.waitFor(() => expect(outbox.getState().arrived).toEqual([]), { timeout: 30_000 })
  end()
})

it('[assembler.offline] what is added while the last one is being sent is sent after it', async () => {
  const shop = stubShop()
  shop.answer(contract.confirmCall, { orderId: '204511', calledAt: '2026-11-20T10:00:00Z' })
  let isHeld = false
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      // Returns the lock a while after its work is done, as a browser does.
      async request(_: string, __: LockOptions, work: (lock: object | null) => Promise<boolean>) {
        if (isHeld) return work(null)
        isHeld = true
        const result = await work({})
        if (shop.listInputs(contract.confirmCall).length === 1) await add()
        isHeld = false
        return result
      },
    },
  })
  const outbox = new Outbox(() => Promise.resolve())
  const guid = '44444444-4444-4444-8444-444444444444'
  const add = () => outbox.add({ kind: 'confirmCall', order: '204512', input: { guid } })
  const end = outbox.start(7)
  await add()
  await vi.waitFor(() => expect(shop.listInputs(contract.confirmCall)).toHaveLength(2), {
    timeout: 30_000,
  })
  end()
  vi.unstubAllGlobals()
})

it('[assembler.offline] what the shop is still working on is sent again, and is no refusal', async () => {
  const shop = stubShop()
  shop.fail(contract.confirmCall, 409, 'Такой запрос уже выполняется', 'in_flight')
  const outbox = new Outbox(() => Promise.resolve())
  const end = outbox.start(7)
  const guid = '44444444-4444-4444-8444-444444444444'
  await outbox.add({ kind: 'confirmCall', order: '204511', input: { guid } })
  await vi.waitFor(() => expect(shop.listInputs(contract.confirmCall)).toHaveLength(1), {
    timeout: 30_000,
  })
  await vi.waitFor(() => expect(outbox.getState().isSending).toBe(false), { timeout: 30_000 })
  expect(outbox.getState().actions).toMatchObject([{ kind: 'confirmCall', refusal: null }])
  shop.answer(contract.confirmCall, { orderId: '204511', calledAt: '2026-11-20T10:00:00Z' })
  await outbox.send()
  await vi.waitFor(() => expect(outbox.getState().actions).toEqual([]), { timeout: 30_000 })
  const keys = shop.listHeaders(contract.confirmCall).map((one) => one.get('idempotency-key'))
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
  end()
})
