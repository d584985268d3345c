import type { Sharp } from 'sharp'
import { bytesOfLook } from './look-bytes.ts'
import { lookOf } from './look-of.ts'
import { signatureOf } from './look-signature.ts'
import { readPixels } from './read-pixels.ts'

/** Raised when the arithmetic changes: looks of other editions cannot be compared with new ones. */
export const lookEdition = 1

/** What a picture looks like, as it is stored. */
export async function seePicture(picture: Sharp): Promise<{ signature: string; look: Buffer }> {
  const look = lookOf(await readPixels(picture))
  return { signature: signatureOf(look), look: bytesOfLook(look) }
}
