import sharp from 'sharp'
import type { Services } from '../../platform/services.ts'
import { filesWithoutLook, saveLook } from './picture-look.queries.ts'
import { lookEdition, seePicture } from './see-picture.ts'
import { thumbOf } from './thumb-of.ts'

/** Works out what those pictures of goods look like that nobody has looked at. */
export async function describePictures({
  database: { db },
  env,
}: Pick<Services, 'database' | 'env'>): Promise<void> {
  for (const file of await filesWithoutLook(db, lookEdition)) {
    const thumb = await thumbOf(file, env)
    await saveLook(db, file, lookEdition, thumb ? await seePicture(sharp(thumb)) : null)
  }
}
