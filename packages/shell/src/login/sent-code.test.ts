import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { forgetCode, recallCode, rememberCode } from './sent-code.tsx'

const phone = '+7 (916) 123-45-67'
const now = 1_700_000_000_000

beforeEach(() => {
  const kept = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  [0, 60],
  [1, 60],
  [20_500, 40],
  [60_000, 0],
  [299_999, 0],
])('[auth.code] %i ms after the code went out the clock says %i s', (passed, waitSeconds) => {
  rememberCode(phone, 60, now)
  expect(recallCode(now + passed)).toEqual({ phone, waitSeconds })
})

it('[auth.code] a code that is five minutes old or was typed is forgotten', () => {
  expect(recallCode(now)).toBeNull()
  rememberCode(phone, 60, now)
  expect(recallCode(now + 300_000)).toBeNull()
  forgetCode()
  expect(recallCode(now)).toBeNull()
})
