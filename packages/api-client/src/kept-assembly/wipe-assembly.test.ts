import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { keys, set } from 'idb-keyval'
import { beforeEach, expect, it, vi } from 'vitest'
import { keepAnswers, openOutbox, readKeptAnswers } from './kept-assembly.ts'
import { ownerKey, wipeAssembly } from './wipe-assembly.ts'

const now = Date.parse('2026-11-20T12:00:00Z')
const day = 86_400_000
let owner: string | null

const keep = async (updatedAt = now) => {
  await keepAnswers([{ queryKey: ['orders'], data: 'Тверская, 1', updatedAt }])
  await set('action', 'call', openOutbox())
}
const countKept = async () => ({
  read: (await readKeptAnswers(now)).length,
  waiting: (await keys(openOutbox())).length,
})

beforeEach(() => {
  owner = '7'
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => (key === ownerKey ? owner : null),
    removeItem: () => {
      owner = null
    },
  })
  return () => vi.unstubAllGlobals()
})

it.each([
  ['stays for its assembler', { id: 7 }, { read: 1, waiting: 1 }],
  ['leaves what waits after a session that ended by itself', null, { read: 0, waiting: 1 }],
  ['is wiped at another login', { id: 8 }, { read: 0, waiting: 0 }],
  ['is wiped at a logout', undefined, { read: 0, waiting: 0 }],
])('[assembler.offline] what the cabinet keeps %s', async (_, user, expected) => {
  await keep()
  await wipeAssembly(user)
  expect(await countKept()).toEqual(expected)
})

it('[assembler.offline] what was read is shown for fourteen days', async () => {
  await keep(now - 14 * day)
  expect(await countKept()).toEqual({ read: 0, waiting: 1 })
})
