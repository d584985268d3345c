import * as api from '@svetlitsa/api-client/assembler/client'
import { UploadError } from '@svetlitsa/shell/upload/upload-error'
import type { OutboxAction } from './outbox-action.ts'

/** What became of an action. A photograph that the shop cannot read is named. */
export type SentOutcome =
  | { ok: true }
  | { ok: false; message: string }
  | { ok: false; photoName: string; message: string }

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
    case 'setGallery': {
      const refused = await uploadPhotos(action, save)
      if (refused) return refused
      const files = action.photos.flatMap(({ uploadId }) => uploadId ?? [])
      return api.setGallery({ ...action.input, files }, options)
    }
  }
}

async function uploadPhotos(
  action: Extract<OutboxAction, { kind: 'setGallery' }>,
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
      if (!(error instanceof UploadError) || error.failure.kind !== 'refused') throw error
      return { ok: false, photoName: photo.name, message: error.failure.message }
    }
  }
  return null
}
