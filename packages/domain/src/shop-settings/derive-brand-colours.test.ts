import { describe, expect, it } from 'vitest'
import { deriveBrandColours, listUnreadableThemes } from './derive-brand-colours.ts'

describe('listUnreadableThemes', () => {
  it.each([
    ['terracotta', { light: '#b4472a', dark: '#e58a68' }, []],
    ['forest', { light: '#2f4a3c', dark: '#9ccbb1' }, []],
    ['blue', { light: '#1d4ed8', dark: '#93b4ff' }, []],
    ['a pale accent on paper', { light: '#e2a33b', dark: '#edbb62' }, ['light']],
    ['a deep accent in the dark', { light: '#1d4ed8', dark: '#1d4ed8' }, ['dark']],
    ['white and black', { light: '#ffffff', dark: '#000000' }, ['light', 'dark']],
    ['just readable on sand', { light: '#6a6a6a', dark: '#e58a68' }, []],
    ['just unreadable on sand', { light: '#6b6b6b', dark: '#e58a68' }, ['light']],
  ])('[shop.brand] %s', (_name, accents, unreadable) => {
    expect(listUnreadableThemes(accents)).toEqual(unreadable)
  })
})

it('[shop.brand] labels of buttons are the readable one of white and ink', () => {
  expect(deriveBrandColours('#b4472a', 'light')['on-accent']).toBe('#ffffff')
  expect(deriveBrandColours('#e58a68', 'dark')['on-accent']).toBe('#22120b')
})
