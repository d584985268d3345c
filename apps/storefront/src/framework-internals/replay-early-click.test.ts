import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { replayEarlyClick } from './replay-early-click.ts'

const click = vi.fn()
const button = (marker: object) => ({ isConnected: true, click, ...marker })

beforeEach(() => {
  click.mockReset()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('replays a click once its button is hydrated, and only once', () => {
  const pressed: object = button({})
  vi.stubGlobal('self', { pressedEarly: pressed })
  replayEarlyClick()
  vi.advanceTimersByTime(3_000)
  expect(click).not.toHaveBeenCalled()
  Object.assign(pressed, { __reactFiber$1: {} })
  vi.advanceTimersByTime(3_000)
  expect(click).toHaveBeenCalledOnce()
})

it('replays a click that React stopped again', () => {
  const pressed = button({ __reactFiber$1: {} })
  vi.stubGlobal('self', { pressedEarly: pressed })
  click.mockImplementationOnce(() => vi.stubGlobal('self', { pressedEarly: pressed }))
  replayEarlyClick()
  vi.advanceTimersByTime(3_000)
  expect(click).toHaveBeenCalledTimes(2)
})

it('replays no click on a button that is gone', () => {
  vi.stubGlobal('self', { pressedEarly: { ...button({ __reactFiber$1: {} }), isConnected: false } })
  replayEarlyClick()
  vi.advanceTimersByTime(90_000)
  expect(click).not.toHaveBeenCalled()
})

it('gives up with a warning where React leaves no marker', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  vi.stubGlobal('self', { pressedEarly: button({}) })
  replayEarlyClick()
  vi.advanceTimersByTime(90_000)
  expect(click).not.toHaveBeenCalled()
  expect(warn).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('stops watching when its caller is unmounted', () => {
  vi.stubGlobal('self', { pressedEarly: button({ __reactFiber$1: {} }) })
  replayEarlyClick()()
  vi.advanceTimersByTime(90_000)
  expect(click).not.toHaveBeenCalled()
})
