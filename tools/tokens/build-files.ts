import { formatColourModule } from './format-colour-module.ts'
import { formatSheets } from './format-sheets.ts'
import { readTokens } from './read-tokens.ts'

const ui = 'packages/ui/src/tokens/theme'
const domain = 'packages/domain/src/shop-settings'

/** Builds all files that are generated from the tokens, by their paths in the repository. */
export async function buildFiles(): Promise<Map<string, string>> {
  const tokens = await readTokens()
  const files = new Map<string, string>()
  for (const [name, text] of formatSheets(tokens)) files.set(`${ui}/${name}`, text)
  files.set(
    `${ui}/standalone-colours.gen.ts`,
    formatColourModule(tokens.themes, {
      name: 'standaloneColours',
      about: 'The colours of pages without the style sheet of the shop.',
      colours: ['paper', 'sand', 'line', 'ink', 'ink-soft', 'accent', 'on-accent'],
    }),
  )
  files.set(
    `${domain}/design-colours.gen.ts`,
    formatColourModule(tokens.themes, {
      name: 'designColours',
      about: 'The colours of the design that the accent of a brand is measured against.',
      colours: ['paper', 'surface', 'sand', 'ink', 'accent', 'on-accent'],
    }),
  )
  return files
}
