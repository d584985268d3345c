/// <reference types="vite/client" />
import { getContrast } from '@svetlitsa/domain/colour/colour'
import { compile } from 'tailwindcss'
import tailwind from 'tailwindcss/index.css?raw'
import { describe, expect, it } from 'vitest'
import dark from './data/colour.dark.tokens.json' with { type: 'json' }
import light from './data/colour.light.tokens.json' with { type: 'json' }
import contrast from './data/contrast.json' with { type: 'json' }
import fontCss from './font.css?raw'
import motionCss from './motion.css?raw'
import pageCss from './page.css?raw'
import shapeCss from './shape.css?raw'
import colourTheme from './theme/colour.css?raw'
import fontTheme from './theme/font.css?raw'
import motionTheme from './theme/motion.css?raw'
import shapeTheme from './theme/shape.css?raw'
import spaceTheme from './theme/space.css?raw'
import typeTheme from './theme/type.css?raw'
import resetCss from './theme-reset.css?raw'

const { build } = await compile(
  [
    ...[tailwind, resetCss, fontTheme, fontCss, colourTheme, typeTheme, spaceTheme, pageCss],
    ...[shapeTheme, shapeCss, motionTheme, motionCss],
  ].join('\n'),
)

/** Compiles classes and returns only the utilities layer. */
function buildClasses(...names: string[]): string {
  return build(names).split('@layer utilities')[1] ?? ''
}

type ColourName = Exclude<keyof typeof light.color, '$type'>

function getColour(theme: 'light' | 'dark', name: string): string {
  const token = { light, dark }[theme].color[name as ColourName]
  if (!token) throw new Error(`no colour ${name} in ${theme}`)
  return token.$value.hex
}

const listPairs = (pairs: Record<string, string[]>) =>
  Object.entries(pairs).flatMap(([front, grounds]) => grounds.map((ground) => ({ front, ground })))

describe.each(['light', 'dark'] as const)('contrast in the %s theme', (theme) => {
  it.each(listPairs(contrast.text))('text in $front is readable on $ground', (pair) => {
    const ratio = getContrast(getColour(theme, pair.front), getColour(theme, pair.ground))
    expect(ratio).toBeGreaterThanOrEqual(4.5)
  })

  it.each(listPairs(contrast.control))('a control in $front is visible on $ground', (pair) => {
    const ratio = getContrast(getColour(theme, pair.front), getColour(theme, pair.ground))
    expect(ratio).toBeGreaterThanOrEqual(3)
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
    expect(spaceTheme.match(/--breakpoint-/g)).toHaveLength(Object.keys(widths).length)
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
    expect(typeTheme.match(/--text-h1: /g)).toHaveLength(2)
  })
})
