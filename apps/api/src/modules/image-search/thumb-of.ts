import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '../../env.ts'
import { drawFile } from '../drawing/draw-file.ts'
import { findMediaFile } from '../media/find-media-file.ts'
import { makePicture } from '../media/make-picture.ts'

const AS_A_THUMB = {
  format: 'webp',
  width: 200,
  height: null,
  fit: 'cover',
  quality: 80,
  background: null,
} as const

/** A picture of goods as small as its look needs it; null where there is none that can be read. */
export async function thumbOf(
  path: string,
  { DATA_DIR, STUDIO_DIR }: Pick<Env, 'DATA_DIR' | 'STUDIO_DIR'>,
): Promise<Buffer | null> {
  if (path.startsWith('drawn/')) return asThumb(drawFile(path))
  const found = await findMediaFile(path, { media: join(DATA_DIR, 'media'), studio: STUDIO_DIR })
  if (!found) return null
  if (found.file.endsWith('.svg')) return asThumb(await readFile(found.file, 'utf8'))
  try {
    return await makePicture({ kind: 'file', file: found.file }, AS_A_THUMB)
  } catch {
    // No picture, whatever its name says; the pages say so in the log when they are asked for it.
    return null
  }
}

async function asThumb(svg: string | null): Promise<Buffer | null> {
  return svg === null ? null : makePicture({ kind: 'drawing', svg }, AS_A_THUMB)
}
