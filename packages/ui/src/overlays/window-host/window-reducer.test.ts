import { describe, expect, it } from 'vitest'
import { type WindowState, windowReducer } from './window-reducer.ts'

const closed: WindowState<string> = { active: null, previous: null }
const open = (window: string) => ({ type: 'open' as const, window })

describe('windowReducer', () => {
  it('[window.single] opening a second window replaces the first and remembers it', () => {
    const first = windowReducer(closed, open('region'))
    expect(first).toEqual({ active: 'region', previous: null })
    expect(windowReducer(first, open('phonePopup'))).toEqual({
      active: 'phonePopup',
      previous: 'region',
    })
  })

  it('[window.single] closing clears the active and the remembered window', () => {
    const opened = windowReducer(windowReducer(closed, open('region')), open('phonePopup'))
    expect(windowReducer(opened, { type: 'close' })).toEqual(closed)
  })
})
