import sharp from 'sharp'
import type { Services } from '../../platform/services/services.ts'
import { describePicture, descriptorVersion } from './descriptor/describe-picture.ts'
import { loadThumbnail } from './load-thumbnail.ts'
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
