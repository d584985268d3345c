import { renderPart } from '@svetlitsa/shell/test-support/render-part'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PopUpBanner } from './pop-up-banner.ts'

const windows = vi.hoisted(() => ({ open: vi.fn(), active: null as string | null }))
vi.mock('@svetlitsa/ui/overlays/window-host/use-windows', () => ({
  useWindows: () => ({ open: windows.open }),
  useOpenWindows: () => ({ active: windows.active }),
}))

beforeEach(() => {
  localStorage.clear()
  windows.open.mockReset()
  windows.active = null
  vi.useFakeTimers({ now: new Date('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const banner = {
  id: 7,
  name: 'Подарок',
  href: '/hits/',
  picture: { sources: { src: '/banner.jpg' }, width: 2000, height: 860 },
}

/** Opens the page of the section for a time. */
function stay(ms: number, dateStart: string | null = null): void {
  const { unmount } = renderPart(<PopUpBanner banner={banner} dateStart={dateStart} />)
  vi.advanceTimersByTime(ms)
  unmount()
}

describe('[section.data] a banner that pops up', () => {
  it('opens in a window after twelve seconds on the page, not before', () => {
    stay(11_999)
    expect(windows.open).not.toHaveBeenCalled()
    stay(12_000)
    expect(windows.open.mock.calls).toEqual([['banner', { banner }]])
  })

  it('opens once for a visitor', () => {
    stay(12_000)
    stay(60_000)
    expect(windows.open).toHaveBeenCalledOnce()
  })

  it('opens over no other window', () => {
    windows.active = 'region'
    stay(60_000)
    expect(windows.open).not.toHaveBeenCalled()
  })

  it.each([
    ['a second ago', '2026-11-20T11:59:59Z', 1],
    ['now', '2026-11-20T12:00:00Z', 1],
    ['in a second', '2026-11-20T12:00:01Z', 0],
  ])('that starts %s, at %s, opens %s times', (_when, dateStart, times) => {
    stay(12_000, dateStart)
    expect(windows.open).toHaveBeenCalledTimes(times)
  })
})
