import { saveBannerPicture } from '@svetlitsa/api-client/banner-editor/client'
import { UploadError } from '@svetlitsa/shell/upload/upload-error'

/** What became of a picture: its address in the shop, or why it was not taken. */
export type UploadOutcome = { imgUrl: string } | { message: string | null }

/** Uploads a picture and makes it one that banners show. */
export async function uploadPicture(file: File): Promise<UploadOutcome> {
  try {
    // The client of uploads is not a part of the page until a picture is sent.
    const { sendFile } = await import('@svetlitsa/shell/upload/send-file')
    const { id } = await sendFile(file, {
      purpose: 'banner',
      signal: new AbortController().signal,
      onProgress: () => {},
      onBegun: () => {},
    })
    const outcome = await saveBannerPicture({ upload: id }, { idempotencyKey: crypto.randomUUID() })
    return outcome.ok ? { imgUrl: outcome.answer.imgUrl } : { message: outcome.message }
  } catch (error) {
    const isRefused = error instanceof UploadError && error.failure.kind === 'refused'
    return { message: isRefused && 'message' in error.failure ? error.failure.message : null }
  }
}
