import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import cutFont from 'subset-font'
import type { OnestCut } from './onest-cuts.ts'

const subsetOptions = {
  targetFormat: 'woff2' as const,
  // The weights used by the kit, 400 to 600, and 700 for the browser’s own `<strong>`.
  variationAxes: { wght: { min: 400, max: 700 } },
  // Kerning, tabular figures and positioning of accents.
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
}

/** Subsets the published Onest font to the given letters, as WOFF2. */
export async function cutOnest({ source, letters }: OnestCut): Promise<Buffer> {
  const published = `@fontsource-variable/onest/files/onest-${source}-wght-normal.woff2`
  const file = await readFile(fileURLToPath(import.meta.resolve(published)))
  return cutFont(file, letters, subsetOptions)
}

/** Path of a font subset in the kit. */
export function getOnestFile(name: string): string {
  return join(import.meta.dirname, '../../packages/ui/src/tokens/onest', `${name}.woff2`)
}
