/// <reference types="vite/client" />
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'
import { describe, expect, it } from 'vitest'
import colourCss from './colour.css?raw'
import fontCss from './font.css?raw'
import motionCss from './motion.css?raw'
import shapeCss from './shape.css?raw'
import spaceCss from './space.css?raw'
import { standaloneColours } from './standalone-page.ts'
import { themeColour } from './theme-colour.ts'
import resetCss from './theme-reset.css?raw'
import typeCss from './type.css?raw'

const sheets = [tailwind, resetCss, fontCss, colourCss, typeCss, spaceCss, shapeCss, motionCss]
const { build } = await compile(sheets.join('\n'))

/** Compiles classes and returns only the utilities layer. */
function buildClasses(...names: string[]): string {
  return build(names).split('@layer utilities')[1] ?? ''
}

function parseTokens(selector: string): Map<string, string> {
  const block = colourCss.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  const listPairs = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)]
  return new Map(listPairs.map(([, name = '', value = '']) => [name, value]))
}

const themes = {
  light: parseTokens('[data-theme="light"]'),
  dark: parseTokens('[data-theme="dark"]'),
}

type Theme = keyof typeof themes

function getColour(theme: Theme, name: string): Colour {
  const value = themes[theme].get(name)
  if (!value?.startsWith('#')) throw new Error(`no plain colour for ${name} in ${theme}`)
  return parseHex(value)
}

const mixColours = (first: Colour, second: Colour, share: number): Colour => {
  const channel = (index: 0 | 1 | 2) => first[index] * share + second[index] * (1 - share)
  return [channel(0), channel(1), channel(2)]
}

/** Text colours and their backgrounds, as used in the design. */
const textPairs: [string, string[]][] = [
  ['ink', ['paper', 'surface', 'sand', 'sand-deep', 'honey-soft', 'forest-soft', 'sale-soft']],
  ['ink', ['accent-soft', 'row-chosen']],
  ['ink-soft', ['paper', 'surface', 'sand', 'forest-soft', 'row-chosen']],
  ['ink-faint', ['paper', 'surface']],
  ['accent', ['paper', 'surface', 'sand']],
  ['on-accent', ['accent', 'accent-hover', 'accent-press']],
  ['on-accent-soft', ['accent-soft']],
  ['paper', ['ink']],
  ['forest', ['paper', 'surface', 'sand', 'forest-soft']],
  ['on-forest', ['forest']],
  ['sale', ['paper', 'surface', 'sand', 'sale-soft']],
  ['on-sale', ['sale']],
  ['on-honey-soft', ['honey-soft']],
]

/** Colours that draw controls, and their backgrounds. */
const controlPairs: [string, string[]][] = [
  ['control', ['paper', 'surface']],
  ['accent', ['paper', 'surface']],
  ['forest', ['paper', 'surface']],
  ['sale', ['paper', 'surface']],
  ['ink', ['paper', 'surface']],
]

const listPairs = (list: [string, string[]][]) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground })))

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  it.each(listPairs(textPairs))('text in $front is readable on $ground', ({ front, ground }) => {
    const ratio = getContrastRatio(getColour(theme, front), getColour(theme, ground))
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  it.each(listPairs(controlPairs))(
    'a control in $front is visible on $ground',
    ({ front, ground }) => {
      const ratio = getContrastRatio(getColour(theme, front), getColour(theme, ground))
      expect(ratio).toBeGreaterThanOrEqual(3)
    },
  )

  it.each([0.18, 0.28])('the label of a soft button is readable at %f of accent', (share) => {
    const ground = mixColours(getColour(theme, 'accent'), getColour(theme, 'accent-soft'), share)
    expect(
      getContrastRatio(getColour(theme, 'on-accent-soft-active'), ground),
    ).toBeGreaterThanOrEqual(4.5)
  })

  it.each([0.86, 0.76])('the label of a dark button is readable at %f of ink', (share) => {
    const ground = mixColours(getColour(theme, 'ink'), getColour(theme, 'paper'), share)
    expect(getContrastRatio(getColour(theme, 'paper'), ground)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('themes', () => {
  it('the dark theme of the system equals the dark theme of the attribute', () => {
    expect([...parseTokens(':root:not([data-theme])')]).toEqual([...themes.dark])
    expect(themes.dark.size).toBeGreaterThanOrEqual(30)
  })

  it('the theme colour of the browser bars is the page background', () => {
    expect(themeColour.light).toBe(themes.light.get('paper'))
    expect(themeColour.dark).toBe(themes.dark.get('paper'))
  })

  it('the standalone page uses the colours of the tokens', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const [name, colour] of Object.entries(standaloneColours[theme])) {
        expect(themes[theme].get(name)?.toLowerCase(), `${name} in ${theme}`).toBe(colour)
      }
    }
  })

  it('both themes define the same tokens', () => {
    expect([...themes.dark.keys()]).toEqual([...themes.light.keys()])
  })
})

describe('utility classes', () => {
  it('[screen.breakpoints] xs 320, sm 640, md 768, lg 1024, xl 1280, 2xl 1536', () => {
    const widths = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 }
    for (const [name, width] of Object.entries(widths)) {
      const selector = `${name.replace('2', '\\32 ')}\\:hidden`
      const css = buildClasses(`${name}:hidden`)
      expect(css).toContain(`@media (width >= ${width}px) {\n    .${selector} {`)
    }
    expect(spaceCss.match(/--breakpoint-/g)).toHaveLength(Object.keys(widths).length)
  })

  it.each(['bg-red-500', 'text-black', 'text-xl', 'shadow-lg', 'rounded-xl', 'max-w-md'])(
    'the default Tailwind class %s is not available',
    (name) => {
      expect(build([name])).not.toContain(`.${name}`)
    },
  )

  it('a colour follows the theme of its container', () => {
    expect(buildClasses('bg-paper')).toContain('background-color: var(--paper)')
  })

  it.each(['inline-block', 'inline-flex', 'inline-grid', 'inline-table', 'block', 'flow-root'])(
    'no spacing token collides with the display class %s',
    (name) => {
      expect(buildClasses(name)).not.toMatch(/(inline|block)-size/)
    },
  )

  it('a type role sets line height, weight and tracking, and changes from md up', () => {
    const css = buildClasses('text-h1')
    for (const part of ['font-size', 'line-height', 'font-weight', 'letter-spacing']) {
      expect(css).toContain(part)
    }
    expect(typeCss.match(/--text-h1: /g)).toHaveLength(2)
  })
})

/** Red, green and blue, 0 to 255. */
type Colour = readonly [red: number, green: number, blue: number]

/** Parses `#rrggbb`. */
function parseHex(hex: string): Colour {
  const channel = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [channel(1), channel(3), channel(5)]
}

/** The relative luminance of WCAG 2.2. */
function getLuminance(colour: Colour): number {
  const linear = (channel: number) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  const [red, green, blue] = colour
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/**
 * The contrast ratio of two colours, from 1 to 21 (WCAG 2.2, 1.4.3: text needs 4.5, a control's
 * border 3).
 */
function getContrastRatio(first: Colour, second: Colour): number {
  const [dark, light] = [getLuminance(first), getLuminance(second)].sort((a, b) => a - b)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}
