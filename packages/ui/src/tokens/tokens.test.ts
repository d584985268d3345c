/// <reference types="vite/client" />
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'
import { describe, expect, it } from 'vitest'
import colourCss from './colour.css?raw'
import { type Colour, contrastRatio, readHex } from './contrast-ratio.ts'
import fontCss from './font.css?raw'
import motionCss from './motion.css?raw'
import { plainColours } from './plain-page.tsx'
import shapeCss from './shape.css?raw'
import spaceCss from './space.css?raw'
import { themeColour } from './theme-colour.tsx'
import resetCss from './theme-reset.css?raw'
import typeCss from './type.css?raw'

const sheets = [tailwind, resetCss, fontCss, colourCss, typeCss, spaceCss, shapeCss, motionCss]
const { build } = await compile(sheets.join('\n'))

/** Only what stands in the layer of utilities: the classes themselves. */
function classesFor(...names: string[]): string {
  return build(names).split('@layer utilities')[1] ?? ''
}

function valuesIn(selector: string): Map<string, string> {
  const block = colourCss.split(`${selector} {`)[1]?.split('}')[0] ?? ''
  const pairs = [...block.matchAll(/--([\w-]+):\s*([^;]+);/g)]
  return new Map(pairs.map(([, name = '', value = '']) => [name, value]))
}

const themes = {
  light: valuesIn('[data-theme="light"]'),
  dark: valuesIn('[data-theme="dark"]'),
}

type Theme = keyof typeof themes

function colourOf(theme: Theme, name: string): Colour {
  const value = themes[theme].get(name)
  if (!value?.startsWith('#')) throw new Error(`no plain colour for ${name} in ${theme}`)
  return readHex(value)
}

const mixed = (one: Colour, other: Colour, share: number): Colour => {
  const channel = (index: 0 | 1 | 2) => one[index] * share + other[index] * (1 - share)
  return [channel(0), channel(1), channel(2)]
}

/** Text on grounds, as the design notes use them. */
const textOn: [string, string[]][] = [
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

/** What draws a control on what it lies on. */
const controlOn: [string, string[]][] = [
  ['control', ['paper', 'surface']],
  ['accent', ['paper', 'surface']],
  ['forest', ['paper', 'surface']],
  ['sale', ['paper', 'surface']],
  ['ink', ['paper', 'surface']],
]

const pairs = (list: [string, string[]][]) =>
  list.flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground })))

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  it.each(pairs(textOn))('$front is read on $ground', ({ front, ground }) => {
    const ratio = contrastRatio(colourOf(theme, front), colourOf(theme, ground))
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  it.each(pairs(controlOn))('$front is seen on $ground', ({ front, ground }) => {
    const ratio = contrastRatio(colourOf(theme, front), colourOf(theme, ground))
    expect(ratio).toBeGreaterThanOrEqual(3)
  })

  it.each([0.18, 0.28])('the words of a soft button are read at %f of accent', (share) => {
    const ground = mixed(colourOf(theme, 'accent'), colourOf(theme, 'accent-soft'), share)
    expect(contrastRatio(colourOf(theme, 'on-accent-soft-active'), ground)).toBeGreaterThanOrEqual(
      4.5,
    )
  })

  it.each([0.86, 0.76])('the words of a dark button are read at %f of ink', (share) => {
    const ground = mixed(colourOf(theme, 'ink'), colourOf(theme, 'paper'), share)
    expect(contrastRatio(colourOf(theme, 'paper'), ground)).toBeGreaterThanOrEqual(4.5)
  })
})

describe('themes', () => {
  it('the dark list of the system is the dark list of the attribute', () => {
    expect([...valuesIn(':root:not([data-theme])')]).toEqual([...themes.dark])
    expect(themes.dark.size).toBeGreaterThanOrEqual(30)
  })

  it("the browser's bars have the ground of the page", () => {
    expect(themeColour.light).toBe(themes.light.get('paper'))
    expect(themeColour.dark).toBe(themes.dark.get('paper'))
  })

  it('a page without a style sheet has the colours of the tokens', () => {
    for (const theme of ['light', 'dark'] as const) {
      for (const [name, colour] of Object.entries(plainColours[theme])) {
        expect(themes[theme].get(name)?.toLowerCase(), `${name} in ${theme}`).toBe(colour)
      }
    }
  })

  it('both themes name the same tokens', () => {
    expect([...themes.dark.keys()]).toEqual([...themes.light.keys()])
  })
})

describe('classes', () => {
  it('[screen.breakpoints] xs 320, sm 640, md 768, lg 1024, xl 1280, 2xl 1536', () => {
    const widths = { xs: 320, sm: 640, md: 768, lg: 1024, xl: 1280, '2xl': 1536 }
    for (const [name, width] of Object.entries(widths)) {
      const selector = `${name.replace('2', '\\32 ')}\\:hidden`
      const css = classesFor(`${name}:hidden`)
      expect(css).toContain(`@media (width >= ${width}px) {\n    .${selector} {`)
    }
    expect(spaceCss.match(/--breakpoint-/g)).toHaveLength(Object.keys(widths).length)
  })

  it.each(['bg-red-500', 'text-black', 'text-xl', 'shadow-lg', 'rounded-xl', 'max-w-md'])(
    "Tailwind's own %s makes nothing",
    (name) => {
      expect(build([name])).not.toContain(`.${name}`)
    },
  )

  it('a colour turns with the theme of the part it stands in', () => {
    expect(classesFor('bg-paper')).toContain('background-color: var(--paper)')
  })

  it.each(['inline-block', 'inline-flex', 'inline-grid', 'inline-table', 'block', 'flow-root'])(
    'no distance is named like the display %s',
    (name) => {
      expect(classesFor(name)).not.toMatch(/(inline|block)-size/)
    },
  )

  it('a type role brings its line, weight and tracking, and changes from md up', () => {
    const css = classesFor('text-h1')
    for (const part of ['font-size', 'line-height', 'font-weight', 'letter-spacing']) {
      expect(css).toContain(part)
    }
    expect(typeCss.match(/--text-h1: /g)).toHaveLength(2)
  })
})
