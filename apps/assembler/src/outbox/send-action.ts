import * as api from '@svetlitsa/api-client/assembler/client'
import { UploadError } from '@svetlitsa/shell/upload/upload-error'
import type { BadPhoto, OutboxAction } from './outbox-action.ts'

type GalleryAction = Extract<OutboxAction, { kind: 'setGallery' }>

/** What became of an action. A photograph that the shop cannot read is named. */
export type SentOutcome =
  | { ok: true }
  | { ok: false; message: string }
  | { ok: false; photoName: string; message: string }
  | { ok: false; message: ''; badPhoto: BadPhoto }

/** Uploads that wait for a day are swept; a device that renews them as often has another trouble. */
const maxRenewals = 3
/** Answers to an upload after which the same one may succeed. */
const passingStatuses: ReadonlySet<number> = new Set([401, 408, 409, 423, 429])

/**
 * Sends an action, its id as the Idempotency-Key. Photographs go on from where an earlier attempt
 * ended. Throws without a network, without a session, and on an error of the shop.
 *
 * @param save stores the action after each photograph that has arrived.
 */
export async function sendAction(
  action: OutboxAction,
  save: (action: OutboxAction) => Promise<void>,
): Promise<SentOutcome> {
  const options = { idempotencyKey: action.id }
  switch (action.kind) {
    case 'confirmCall':
      return api.confirmCall(action.input, options)
    case 'setAssembly':
      return api.setAssembly(action.input, options)
    case 'setSlot':
      return api.setSlot(action.input, options)
    case 'setGallery':
      return sendGallery(action, save)
  }
}

async function sendGallery(
  action: GalleryAction,
  save: (action: OutboxAction) => Promise<void>,
): Promise<SentOutcome> {
  const refused = await uploadPhotos(action, save)
  if (refused) return refused
  const { id, photos, renewed = 0 } = action
  const files = photos.flatMap(({ uploadId }) => uploadId ?? [])
  // The key belongs to these uploads: others are another request.
  const idempotencyKey = renewed > 0 ? `${id}-${renewed}` : id
  const outcome = await api.setGallery({ ...action.input, files }, { idempotencyKey })
  if (outcome.ok || outcome.reason !== 'upload_unknown' || renewed >= maxRenewals) return outcome
  action.renewed = renewed + 1
  for (const photo of photos) photo.uploadId = null
  await save(action)
  return sendGallery(action, save)
}

async function uploadPhotos(
  action: GalleryAction,
  save: (action: OutboxAction) => Promise<void>,
): Promise<SentOutcome | null> {
  // The tus client is not a part of the page until a photograph is sent.
  const { sendFile } = await import('@svetlitsa/shell/upload/send-file')
  for (const photo of action.photos) {
    if (photo.uploadId) continue
    try {
      const { id } = await sendFile(photo.file, {
        purpose: 'assembly',
        signal: new AbortController().signal,
        onProgress: () => {},
        onBegun: () => {},
      })
      photo.uploadId = id
      await save(action)
    } catch (error) {
      const refused = toRefusal(error, photo.name)
      if (!refused) throw error
      return refused
    }
  }
  return null
}

/** Null where the same photograph may be sent again. */
function toRefusal(error: unknown, name: string): SentOutcome | null {
  if (error instanceof DOMException && unreadableNames.has(error.name))
    return { ok: false, message: '', badPhoto: { name, problem: 'unreadable' } }
  if (!(error instanceof UploadError)) return null
  const { failure } = error
  if (failure.kind === 'refused') return { ok: false, photoName: name, message: failure.message }
  const isFinal =
    failure.kind === 'server' && failure.code < 500 && !passingStatuses.has(failure.code)
  return isFinal ? { ok: false, message: '', badPhoto: { name, problem: 'refused' } } : null
}

/** A stored file whose bytes the browser has no longer. */
const unreadableNames: ReadonlySet<string> = new Set(['NotReadableError', 'NotFoundError'])
