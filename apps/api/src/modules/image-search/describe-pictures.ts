import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { Env } from '../../env.ts'
import type { Services } from '../../platform/services/services.ts'
import { convertPicture } from '../media/convert-picture.ts'
import { drawDemoPicture } from '../media/draw-demo-picture.ts'
import { findMediaFile } from '../media/find-media-file.ts'
import { describePicture, descriptorVersion } from './descriptor/describe-picture.ts'
import { findFilesWithoutDescriptor, saveDescriptor } from './picture-descriptor.queries.ts'

/** Computes the descriptors of those product pictures that have none yet. */
export async function describePictures({
  database: { db },
  env,
}: Pick<Services, 'database' | 'env'>): Promise<void> {
  for (const file of await findFilesWithoutDescriptor(db, descriptorVersion)) {
    const thumb = await loadThumbnail(file, env)
    await saveDescriptor(
      db,
      file,
      descriptorVersion,
      thumb ? await describePicture(sharp(thumb)) : null,
    )
  }
}

const THUMBNAIL_OPTIONS = {
  format: 'webp',
  width: 200,
  height: null,
  fit: 'cover',
  quality: 80,
  background: null,
} as const

/** A product picture in the size that a descriptor needs; null when it cannot be read. */
async function loadThumbnail(
  path: string,
  { DATA_DIR, STUDIO_DIR, DEMO }: Pick<Env, 'DATA_DIR' | 'STUDIO_DIR' | 'DEMO'>,
): Promise<Buffer | null> {
  if (path.startsWith('drawn/')) return renderThumbnail(DEMO ? await drawDemoPicture(path) : null)
  const found = await findMediaFile(path, { media: join(DATA_DIR, 'media'), studio: STUDIO_DIR })
  if (!found) return null
  if (found.file.endsWith('.svg')) return renderThumbnail(await readFile(found.file, 'utf8'))
  try {
    return await convertPicture({ kind: 'file', file: found.file }, THUMBNAIL_OPTIONS)
  } catch {
    // The file is not a picture. It is not logged here, because the image proxy logs it when a page
    // requests it.
    return null
  }
}

async function renderThumbnail(svg: string | null): Promise<Buffer | null> {
  return svg === null ? null : convertPicture({ kind: 'drawing', svg }, THUMBNAIL_OPTIONS)
}
