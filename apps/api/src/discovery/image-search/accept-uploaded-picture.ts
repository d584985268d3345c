import { randomBytes } from 'node:crypto'
import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import type { getVisionQuery } from '@svetlitsa/api-client/image-search/contract'
import pLimit from 'p-limit'
import sharp, { type Sharp } from 'sharp'
import type { Context } from '../../platform/context/context.ts'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import { readPixels } from './descriptor/describe-picture.ts'
import { encodeDescriptor } from './descriptor/descriptor-bytes.ts'
import { buildDescriptorSignature } from './descriptor/descriptor-signature.ts'
import { buildImageDescriptor } from './descriptor/image-descriptor.ts'
import { mirrorPixels } from './descriptor/pixels.ts'
import { openUpload, type UploadReason } from './open-upload.ts'
import { saveVisionQuery } from './vision-query.queries.ts'

/** Limits concurrent decoding: a picture of forty megapixels takes a hundred megabytes of memory. */
const limitDecoding = pLimit(2)
const PREVIEW_PX = 320

/**
 * Accepts a shopper's picture; stores its descriptor and a small preview, not the picture itself.
 */
export async function acceptUploadedPicture(
  { db }: Pick<Context, 'db'>,
  { image, crop, fileName = '' }: ParsedInput<typeof getVisionQuery>,
): Promise<CallAnswer<typeof getVisionQuery> | Refusal<UploadReason>> {
  const upload = await limitDecoding(() => describeUpload(image, crop))
  if (upload instanceof Refusal) return upload
  const resultId = randomBytes(16).toString('base64url')
  await saveVisionQuery(db, { resultId, fileName, ...upload })
  const src = `data:image/webp;base64,${upload.preview.toString('base64')}`
  return { resultId, src, fileName }
}

async function describeUpload(image: string, crop: ParsedInput<typeof getVisionQuery>['crop']) {
  const picture = await openUpload(image, crop)
  if (picture instanceof Refusal) return picture
  const small = await shrinkPicture(picture)
  if (!small) return refuse('not_a_picture')
  const pixels = await readPixels(sharp(small))
  const descriptors = [
    buildImageDescriptor(pixels),
    buildImageDescriptor(mirrorPixels(pixels)),
  ] as const
  return {
    preview: await sharp(small).webp({ quality: 72 }).toBuffer(),
    signature: buildDescriptorSignature(descriptors[0]),
    look: Buffer.concat(descriptors.map(encodeDescriptor)),
  }
}

/** Returns null for a truncated file. */
async function shrinkPicture(picture: Sharp): Promise<Buffer | null> {
  try {
    return await picture
      .flatten({ background: '#f1ebe1' })
      .resize({ width: PREVIEW_PX, height: PREVIEW_PX, fit: 'inside', withoutEnlargement: true })
      .png()
      .toBuffer()
  } catch {
    return null
  }
}
