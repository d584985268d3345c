import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import cutFont from 'subset-font'
import type { OnestCut } from './onest-cuts.ts'

const how = {
  targetFormat: 'woff2' as const,
  // The weights that the kit's type uses, 400 to 600, and 700 of a browser's own `<strong>`.
  variationAxes: { wght: { min: 400, max: 700 } },
  // Kerning, figures of one width, and accents that find their place.
  keepFeatures: ['kern', 'tnum', 'ccmp', 'locl', 'mark'],
}

/** Cuts the letters of a part out of the published file of Onest, as WOFF2. */
export async function cutOnest({ source, letters }: OnestCut): Promise<Buffer> {
  const published = `@fontsource-variable/onest/files/onest-${source}-wght-normal.woff2`
  const file = await readFile(fileURLToPath(import.meta.resolve(published)))
  return cutFont(file, letters, how)
}
