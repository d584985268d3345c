import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { clearSentCode, readSentCode, storeSentCode } from './sent-code.ts'

const phone = '+7 (916) 123-45-67'
const now = 1_700_000_000_000

beforeEach(() => {
  const stored = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [0, 60],
  [1, 60],
  [20_500, 40],
  [60_000, 0],
  [299_999, 0],
])(
  '[auth.code] %i ms after the code was sent the countdown shows %i s',
  (elapsedMs, waitSeconds) => {
    storeSentCode(phone, 60, now)
    expect(readSentCode(now + elapsedMs)).toEqual({ phone, waitSeconds })
  },
)

it('[auth.code] a code is forgotten after five minutes or once it was used', () => {
  expect(readSentCode(now)).toBeNull()
  storeSentCode(phone, 60, now)
  expect(readSentCode(now + 300_000)).toBeNull()
  clearSentCode()
  expect(readSentCode(now)).toBeNull()
})
