import axe from 'axe-core'
import { expect } from 'storybook/test'

/** The rules of axe that look at colours; what the others find is the same in both themes. */
const rulesOfColour = ['color-contrast', 'link-in-text-block']

interface Story {
  globals: { alsoInTheDark?: boolean }
}

/**
 * Where the tests ask for it, looks at the colours of a story in the dark theme too, as it stands
 * after its play. The theme is an attribute that only style sheets read, so the story is not drawn
 * and played a second time; everything else is proved in the light theme right after.
 */
export async function lookInTheDark({ globals }: Story): Promise<void> {
  if (!globals.alsoInTheDark) return
  const { dataset } = document.documentElement
  const { theme } = dataset
  dataset.theme = 'dark'
  try {
    const where = { include: ['body'], exclude: ['.sb-wrapper', '#storybook-highlights-root'] }
    const { violations } = await axe.run(where, {
      runOnly: rulesOfColour,
      resultTypes: ['violations'],
    })
    const faults = violations.flatMap(({ help, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${help}: ${target.join(' ')} ${failureSummary}`),
    )
    expect(faults, 'colours of the dark theme').toEqual([])
  } finally {
    dataset.theme = theme
  }
}
