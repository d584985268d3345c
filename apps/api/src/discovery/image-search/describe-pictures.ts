import sharp from 'sharp'
import { convertPicture } from '../../media/media/convert-picture.ts'
import { findPictureOrigin } from '../../media/media/find-picture-origin.ts'
import type { PictureGenerator } from '../../media/media/picture-generator.ts'
import type { Services } from '../../platform/services/services.ts'
import { describePicture, descriptorVersion } from './descriptor/describe-picture.ts'
import { findFilesWithoutDescriptor, saveDescriptor } from './picture-descriptor.queries.ts'

interface PictureStores extends Pick<Services, 'env' | 'storage'> {
  pictureGenerator: Pick<PictureGenerator, 'draw'> | null
}

/** Computes the descriptors of those product pictures that have none yet. */
export async function describePictures({
  database: { db },
  ...stores
}: PictureStores & Pick<Services, 'database'>): Promise<void> {
  for (const file of await findFilesWithoutDescriptor(db, descriptorVersion)) {
    const thumb = await loadThumbnail(file, stores)
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
  { env, storage, pictureGenerator }: PictureStores,
): Promise<Buffer | null> {
  if (path.startsWith('drawn/')) {
    return renderThumbnail((await pictureGenerator?.draw(path)) ?? null)
  }
  const origin = await findPictureOrigin(path, { studio: env.STUDIO_DIR, storage })
  const source = await origin?.read()
  if (!source) return null
  try {
    return await convertPicture(source, THUMBNAIL_OPTIONS)
  } catch {
    // The file is not a picture. It is not logged here, because the image proxy logs it when a page
    // requests it.
    return null
  }
}

async function renderThumbnail(svg: string | null): Promise<Buffer | null> {
  return svg === null ? null : convertPicture({ kind: 'drawing', svg }, THUMBNAIL_OPTIONS)
}
