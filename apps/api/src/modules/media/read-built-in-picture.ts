import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaSource } from './convert-picture.ts'

/**
 * Pictures that pages of every shop show, under the addresses of the demonstration's drawings: the
 * dummies of card.images, the first picture of the home page and the one of error pages.
 */
const fileNames: ReadonlyMap<string, string> = new Map([
  ['drawn/dummy/no-image.svg', 'no-image.svg'],
  ['drawn/dummy/no-texture.svg', 'no-texture.svg'],
  ['drawn/scene/living.svg', 'living.webp'],
  ['drawn/armchair/84x84x80-B65A38-fabric-front.svg', 'armchair.webp'],
])

/** The built-in picture of a path; null where there is none. */
export async function readBuiltInPicture(path: string): Promise<MediaSource | null> {
  const name = fileNames.get(path)
  if (!name) return null
  const file = join(import.meta.dirname, 'built-in', name)
  if (!name.endsWith('.svg')) return { kind: 'file', file }
  return { kind: 'drawing', svg: await readFile(file, 'utf8') }
}
