import { isInkMark } from './colour-mark.ts'
import { type BrandColours, deriveBrandColours } from './derive-brand-colours.ts'
import type { ShopBrand } from './shop-settings.ts'

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
