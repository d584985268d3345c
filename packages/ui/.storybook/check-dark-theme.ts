import axe from 'axe-core'
import { expect } from 'storybook/test'

/** The axe rules that check colours; the results of all other rules are the same in both themes. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Story {
  globals: { checkDarkTheme?: boolean }
}

/**
 * If the test run asks for it, also checks the colours of a story in the dark theme, in the state
 * that its play function left. The theme is an attribute that only style sheets read, so the story
 * does not have to be rendered and played again; everything else is checked in the light theme
 * right after.
 */
export async function checkDarkTheme({ globals }: Story): Promise<void> {
  if (!globals.checkDarkTheme) return
  const { dataset } = document.documentElement
  const { theme } = dataset
  dataset.theme = 'dark'
  try {
    const context = { include: ['body'], exclude: ['.sb-wrapper', '#storybook-highlights-root'] }
    const { violations } = await axe.run(context, {
      runOnly: colourRules,
      resultTypes: ['violations'],
    })
    const violationTexts = violations.flatMap(({ help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${help}: ${target.join(' ')} ${failureSummary}`),
    )
    expect(violationTexts, 'colours of the dark theme').toEqual([])
  } finally {
    dataset.theme = theme
  }
}
