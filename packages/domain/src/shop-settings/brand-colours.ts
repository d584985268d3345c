import { getContrast, parseColour } from '../colour/colour.ts'
import { designColours } from './design-colours.gen.ts'
import { isInkMark } from './shop-mark.ts'
import type { BrandAccents, ShopBrand } from './shop-settings.ts'

/** The tokens that follow the accent colour; everything else stays as designed (ADR 0050). */
export type BrandColours = {
  accent: string
  'accent-hover': string
  'accent-press': string
  'on-accent': string
  'accent-soft': string
  'on-accent-soft': string
  'on-accent-soft-active': string
}

type Theme = keyof BrandAccents

const { light, dark } = designColours

/** The backgrounds on which the accent is read. */
export const accentGrounds = {
  light: [light.paper, light.surface, light.sand],
  dark: [dark.paper, dark.surface, dark.sand],
} as const

/** Contrast that text needs (WCAG 2.2, 1.4.3). */
export const leastTextContrast = 4.5

/** Terracotta, the accent of the design, for a shop that chooses its own from there. */
export const firstAccents: BrandAccents = { light: light.accent, dark: dark.accent }

/** Of the two label colours of a theme the first one that is readable on the button is taken. */
const labels = {
  light: [light['on-accent'], light.ink],
  dark: [dark['on-accent'], '#ffffff'],
} as const

/** Derives the colours of buttons, links and soft buttons from one accent colour, as #rrggbb. */
export function deriveBrandColours(accent: string, theme: Theme): BrandColours {
  const isLight = theme === 'light'
  const hover = mix(accent, isLight ? '#000000' : '#ffffff', 0.86)
  const press = isLight ? mix(accent, '#000000', 0.74) : mix(accent, '#000000', 0.9)
  const soft = isLight ? mix(accent, '#ffffff', 0.14) : mix(accent, dark.paper, 0.22)
  const ground = [accent, hover, press]
  const label =
    labels[theme].find((colour) => getLeastContrast(colour, ground) >= leastTextContrast) ??
    labels[theme][0]
  return {
    accent,
    'accent-hover': hover,
    'accent-press': press,
    'on-accent': label,
    'accent-soft': soft,
    'on-accent-soft': isLight ? press : mix(accent, '#ffffff', 0.7),
    'on-accent-soft-active': isLight ? mix(accent, '#000000', 0.6) : mix(accent, '#ffffff', 0.4),
  }
}

/**
 * The worst contrast that an accent has in a theme: on the pages, under the labels of its buttons,
 * and on soft buttons (shop.brand).
 */
export function measureAccentContrast(accent: string, theme: Theme): number {
  const colours = deriveBrandColours(accent, theme)
  const buttons = [colours.accent, colours['accent-hover'], colours['accent-press']]
  return Math.min(
    getLeastContrast(colours.accent, accentGrounds[theme]),
    getLeastContrast(colours['on-accent'], buttons),
    getLeastContrast(colours['on-accent-soft'], [colours['accent-soft']]),
  )
}

/** The themes in which an accent cannot be read on the pages, or no label on its buttons (shop.brand). */
export function listUnreadableThemes(accents: BrandAccents): Theme[] {
  return (['light', 'dark'] as const).filter(
    (theme) => measureAccentContrast(accents[theme], theme) < leastTextContrast,
  )
}

function getLeastContrast(text: string, grounds: readonly string[]): number {
  return Math.min(...grounds.map((ground) => getContrast(text, ground)))
}

function mix(first: string, second: string, share: number): string {
  const others = parseColour(second)
  const channels = parseColour(first).map((channel, index) =>
    Math.round(channel * share + (others[index] ?? 0) * (1 - share)),
  )
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/**
 * The style of a brand: a few variables over the tokens of both themes, and its mark in place of the
 * initial of its name. Empty for a shop that keeps both. The values were validated when they were
 * saved.
 */
export function buildBrandStyle({ colours, mark }: Pick<ShopBrand, 'colours' | 'mark'>): string {
  return buildColourStyle(colours) + buildMarkStyle(mark)
}

function buildColourStyle(colours: ShopBrand['colours']): string {
  if (!colours) return ''
  const light = formatVariables(deriveBrandColours(colours.light, 'light'))
  const dark = formatVariables(deriveBrandColours(colours.dark, 'dark'))
  return (
    `:root,[data-theme="light"]{${light};--color-picture-accent:${colours.light}}` +
    `@media(prefers-color-scheme:dark){:root:not([data-theme]){${dark}}}` +
    `[data-theme="dark"]{${dark}}`
  )
}

function buildMarkStyle(mark: string | null): string {
  if (!mark) return ''
  const picture = `url("${mark}") center/contain no-repeat`
  const shown = isInkMark(mark)
    ? `background:currentColor;forced-color-adjust:none;mask:${picture}`
    : `background:${picture}`
  return `[data-brand-mark]>*{visibility:hidden}[data-brand-mark]{${shown}}`
}

function formatVariables(colours: BrandColours): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}
