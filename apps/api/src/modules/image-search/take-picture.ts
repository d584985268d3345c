import { randomBytes } from 'node:crypto'
import type { AnswerOf, ParsedOf } from '@svetlitsa/api-client/contract/call'
import type { getVisionQuery } from '@svetlitsa/api-client/contract/image-search'
import sharp, { type Sharp } from 'sharp'
import type { Context } from '../../platform/context.ts'
import { Refusal, refuse } from '../../platform/refusal.ts'
import { Turnstile } from '../media/turnstile.ts'
import { bytesOfLook } from './look-bytes.ts'
import { lookOf } from './look-of.ts'
import { signatureOf } from './look-signature.ts'
import { openUpload, type UploadReason } from './open-upload.ts'
import { mirrored } from './pixels.ts'
import { readPixels } from './read-pixels.ts'
import { saveVisionQuery } from './vision-query.queries.ts'

/** Unpacked at once: a picture of forty megapixels takes a hundred megabytes. */
const turnstile = new Turnstile(2)
const PREVIEW_PX = 320

/** Takes a shopper's picture: keeps what it looks like and a small preview, not the picture. */
export async function takePicture(
  { db }: Pick<Context, 'db'>,
  { image, crop, fileName = '' }: ParsedOf<typeof getVisionQuery>,
): Promise<AnswerOf<typeof getVisionQuery> | Refusal<UploadReason>> {
  const seen = await turnstile.pass(() => see(image, crop))
  if (seen instanceof Refusal) return seen
  const resultId = randomBytes(16).toString('base64url')
  await saveVisionQuery(db, { resultId, fileName, ...seen })
  const src = `data:image/webp;base64,${seen.preview.toString('base64')}`
  return { resultId, src, fileName }
}

async function see(image: string, crop: ParsedOf<typeof getVisionQuery>['crop']) {
  const picture = await openUpload(image, crop)
  if (picture instanceof Refusal) return picture
  const small = await shrunk(picture)
  if (!small) return refuse('not_a_picture')
  const pixels = await readPixels(sharp(small))
  const looks = [lookOf(pixels), lookOf(mirrored(pixels))] as const
  return {
    preview: await sharp(small).webp({ quality: 72 }).toBuffer(),
    signature: signatureOf(looks[0]),
    look: Buffer.concat(looks.map(bytesOfLook)),
  }
}

/** Null for a file that opens and breaks off in the middle. */
async function shrunk(picture: Sharp): Promise<Buffer | null> {
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
