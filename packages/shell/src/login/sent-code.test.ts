import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  canRequestAgain,
  clearSentCode,
  createSentCode,
  readSentCode,
  storeSentCode,
} from './sent-code.ts'

const now = 1_700_000_000_000
const sent = createSentCode(
  { phone: '+7 (916) 123-45-67', smsStatusId: 'c0ffee', waitSeconds: 60 },
  now,
)

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
  [0, false],
  [59_999, false],
  [60_000, true],
  [299_999, true],
])(
  '[auth.code] %i ms after the code was sent it can be typed, and another one requested: %s',
  (elapsedMs, isAllowed) => {
    storeSentCode(sent)
    expect(readSentCode(now + elapsedMs)).toEqual(sent)
    expect(canRequestAgain(sent, now + elapsedMs)).toBe(isAllowed)
  },
)

it('[auth.code] a code is forgotten after five minutes or once it was used', () => {
  expect(readSentCode(now)).toBeNull()
  storeSentCode(sent)
  expect(readSentCode(now + 300_000)).toBeNull()
  clearSentCode()
  expect(readSentCode(now)).toBeNull()
})
