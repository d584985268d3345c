import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replayEarlyClick } from './replay-early-click.ts'

const click = vi.fn()

beforeEach(() => {
  click.mockClear()
  vi.stubGlobal('self', { pressedEarly: { isConnected: true, click } })
})
afterEach(() => vi.unstubAllGlobals())

it('replays once a click that came before React listened', () => {
  vi.stubGlobal('document', { __reactContainer$1: {} })
  replayEarlyClick()
  replayEarlyClick()
  expect(click).toHaveBeenCalledOnce()
})

it('does not replay, and warns, where React leaves no mark', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('document', {})
  replayEarlyClick()
  expect(click).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledOnce()
})
