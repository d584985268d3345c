import { describe, expect, it } from 'vitest'
import { buildBrandStyle, deriveBrandColours, listUnreadableThemes } from './brand-colours.ts'

declare function btoa(bytes: string): string

describe('deriveBrandColours', () => {
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
})

describe('buildBrandStyle', () => {
  it('[shop.brand] a shop with the first colours and mark has no style of its own', () => {
    expect(buildBrandStyle({ colours: null, mark: null })).toBe('')
  })

  it('[shop.brand] colours override the accent of both themes, of the system and of an element', () => {
    const style = buildBrandStyle({ colours: { light: '#1d4ed8', dark: '#93b4ff' }, mark: null })
    expect(style).toMatch(/^:root,\[data-theme="light"\]\{--accent:#1d4ed8;/)
    expect(style).toContain(':root:not([data-theme]){--accent:#93b4ff;')
    expect(style).toContain('[data-theme="dark"]{--accent:#93b4ff;')
  })

  it('[shop.brand] the mark takes the place of the initial', () => {
    const mark = 'data:image/svg+xml;base64,PHN2Zy8+'
    expect(buildBrandStyle({ colours: null, mark })).toBe(
      `[data-brand-mark]>*{visibility:hidden}[data-brand-mark]{background:url("${mark}") center/contain no-repeat}`,
    )
  })

  it('[shop.brand] a mark drawn in currentColor follows the text around it, in both themes', () => {
    const mark = `data:image/svg+xml;base64,${btoa('<svg stroke="currentColor"/>')}`
    expect(buildBrandStyle({ colours: null, mark })).toContain(
      `[data-brand-mark]{background:currentColor;forced-color-adjust:none;mask:url("${mark}") center/contain no-repeat}`,
    )
  })
})
