import 'fake-indexeddb/auto'
import type { Language } from '@svetlitsa/domain/language/language'
import { openAddress } from '@svetlitsa/shell/test-support/open-address'
import { IDBFactory } from 'fake-indexeddb'
import { afterEach, beforeEach, vi } from 'vitest'
import { routeTree } from '../route-tree.gen.ts'
import { today } from './build-assembly.ts'

let isOnline = true

beforeEach(() => {
  isOnline = true
  URL.createObjectURL = () => 'blob:photo'
  URL.revokeObjectURL = () => {}
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  vi.useFakeTimers({ now: new Date(`${today}T10:00:00`), toFake: ['Date'] })
})
afterEach(() => {
  // What the cache of answers believes outlives a test.
  setOnline(true)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** Opens an address of the cabinet, as a page load does. */
export function openCabinet(address: string, language: Language = 'ru') {
  return openAddress(routeTree, address, language)
}

/** Cuts the network, or brings it back, as the browser tells. */
export function setOnline(value: boolean): void {
  isOnline = value
  dispatchEvent(new Event(value ? 'online' : 'offline'))
}
