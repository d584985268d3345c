import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { saveBannerPicture as contract } from '@svetlitsa/api-client/banner-editor/contract'
import type { CallAnswer, ParsedInput } from '@svetlitsa/api-client/call/call'
import { bannerPicture } from '@svetlitsa/domain/banner/banner'
import { findOwnUpload, removeLooseUpload } from '../../media/upload/upload.queries.ts'
import { buildUploadKey } from '../../media/upload/upload-key.ts'
import type { Context } from '../../platform/context/context.ts'
import { type Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Storage } from '../../platform/storage/storage.ts'

const FOLDER = 'banner/'
const endings: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/**
 * Makes a picture of banners from an upload of the editor, which was judged by its bytes. Its
 * address comes from its bytes, so that it never changes and a repeated request makes no second one.
 */
export async function saveBannerPicture(
  { db, session, services: { storage } }: Context,
  { upload }: ParsedInput<typeof contract>,
): Promise<CallAnswer<typeof contract> | Refusal<'not_found' | 'not_picture' | 'picture_small'>> {
  const owned = { id: upload, userId: session?.userId ?? 0 }
  const row = await findOwnUpload(db, owned)
  if (!row || row.purpose !== 'banner' || row.state !== 'ready') return refuse('not_found')
  const ending = endings[row.mediaType ?? '']
  const { width, height } = row
  if (!ending || !width || !height) return refuse('not_picture')
  const { minWidth } = bannerPicture
  if (width < minWidth) return refuse('picture_small', { values: { min: minWidth } })
  const stream = await storage.get(buildUploadKey(upload, 'file'))
  if (!stream) return refuse('not_found')
  const bytes = await buffer(stream)
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 32)
  const imgUrl = `${FOLDER}${hash}.${ending}`
  await storage.put(imgUrl, bytes, row.mediaType ?? undefined)
  await removeLooseUpload(db, owned)
  return { imgUrl, width, height }
}

/** Whether a picture can be shown: an uploaded one must be in the storage, others are of the shop. */
export async function isStoredPicture(storage: Storage, imgUrl: string): Promise<boolean> {
  if (!imgUrl.startsWith(FOLDER)) return true
  return pattern.test(imgUrl) && (await storage.head(imgUrl)) !== null
}

const pattern = /^banner\/[\da-f]{32}\.(jpg|png|webp)$/
