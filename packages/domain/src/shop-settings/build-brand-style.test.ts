import { expect, it } from 'vitest'
import { buildBrandStyle } from './build-brand-style.ts'

declare function btoa(bytes: string): string

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
