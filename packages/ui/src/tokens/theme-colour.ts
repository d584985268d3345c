import { standaloneColours } from './theme/standalone-colours.gen.ts'

/** The page background for uses without a style sheet: browser bars, the manifest. */
export const themeColour = {
  light: standaloneColours.light.paper,
  dark: standaloneColours.dark.paper,
} as const
