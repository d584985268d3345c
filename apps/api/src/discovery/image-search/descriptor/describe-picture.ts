import type { Sharp } from 'sharp'
import { encodeDescriptor } from './descriptor-bytes.ts'
import { buildDescriptorSignature } from './descriptor-signature.ts'
import { buildImageDescriptor } from './image-descriptor.ts'
import { type Pixels, toPixels } from './pixels.ts'

/** Incremented when the algorithm changes: descriptors of different versions cannot be compared. */
export const descriptorVersion = 1

/** The descriptor of a picture in its stored form. */
export async function describePicture(
  picture: Sharp,
): Promise<{ signature: string; look: Buffer }> {
  const descriptor = buildImageDescriptor(await readPixels(picture))
  return { signature: buildDescriptorSignature(descriptor), look: encodeDescriptor(descriptor) }
}

/**
 * Wide enough to keep the texture of a fabric, small enough for five milliseconds of arithmetic.
 */
const SIDE_PX = 160

/** Background colour of product pictures; fills transparent areas. */
const BACKGROUND_COLOUR = '#f1ebe1'

/** Reads a picture scaled down and rotated according to its EXIF orientation. */
export async function readPixels(picture: Sharp): Promise<Pixels> {
  const { data, info } = await picture
    .autoOrient()
    .flatten({ background: BACKGROUND_COLOUR })
    .resize({ width: SIDE_PX, height: SIDE_PX, fit: 'inside' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return toPixels(data, info.width, info.height)
}
