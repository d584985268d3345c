import type { Sharp } from 'sharp'
import { encodeDescriptor } from './descriptor-bytes.ts'
import { buildDescriptorSignature } from './descriptor-signature.ts'
import { buildImageDescriptor } from './image-descriptor.ts'
import { readPixels } from './read-pixels.ts'

/** Incremented when the algorithm changes: descriptors of different versions cannot be compared. */
export const descriptorVersion = 1

/** The descriptor of a picture in its stored form. */
export async function describePicture(
  picture: Sharp,
): Promise<{ signature: string; look: Buffer }> {
  const descriptor = buildImageDescriptor(await readPixels(picture))
  return { signature: buildDescriptorSignature(descriptor), look: encodeDescriptor(descriptor) }
}
