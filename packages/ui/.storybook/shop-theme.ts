import { create, type ThemeVars } from 'storybook/theming'
import dark from '../src/tokens/data/colour.dark.tokens.json' with { type: 'json' }
import light from '../src/tokens/data/colour.light.tokens.json' with { type: 'json' }

const mark =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 150 34" fill="none" stroke="#b4472a" stroke-width="2.4">' +
  '<path d="M3 32V14.5C3 7.6 8.4 2 15 2s12 5.6 12 12.5V32"/><path d="M15 2v30M3 17h24"/>' +
  '<path d="M1 32h28" stroke-linecap="round"/></svg>'

/** The theme of Storybook itself, in the colours of the tokens. */
function createTheme(base: 'light' | 'dark'): ThemeVars {
  const { color } = base === 'light' ? light : dark
  return create({
    base,
    brandTitle: 'Светлица',
    brandUrl: './',
    brandImage: `data:image/svg+xml,${encodeURIComponent(mark.replace('#b4472a', color.accent.$value.hex))}`,
    fontBase: '"Onest Variable", "Onest Fallback", system-ui, sans-serif',
    colorPrimary: color.accent.$value.hex,
    colorSecondary: color.accent.$value.hex,
    appBg: color.sand.$value.hex,
    appContentBg: color.paper.$value.hex,
    appPreviewBg: color.paper.$value.hex,
    appBorderColor: color.line.$value.hex,
    appBorderRadius: 12,
    textColor: color.ink.$value.hex,
    textMutedColor: color['ink-soft'].$value.hex,
    textInverseColor: color.paper.$value.hex,
    barBg: color.paper.$value.hex,
    barTextColor: color['ink-soft'].$value.hex,
    barHoverColor: color.accent.$value.hex,
    barSelectedColor: color.accent.$value.hex,
    inputBg: color.surface.$value.hex,
    inputBorder: color.control.$value.hex,
    inputTextColor: color.ink.$value.hex,
    inputBorderRadius: 8,
  })
}

export const shopThemes = { light: createTheme('light'), dark: createTheme('dark') } as const
