import { finishUpload, getUploads } from '@svetlitsa/api-client/upload/client'
import type { UploadedPhoto, UploadPurpose } from '@svetlitsa/api-client/upload/contract'
import { uploadLimits } from '@svetlitsa/domain/upload/upload-limits'
import { DetailedError, Upload } from 'tus-js-client'
import { hashFile } from './hash-file.ts'
import { UploadError } from './upload-error.ts'

const PATH = '/uploads/'
const retryDelaysMs = Array.from(
  { length: uploadLimits.maxRetries },
  (_, index) => 1_000 * 3 ** index,
)
/** Answers after which the same request can succeed: another upload ends, a process starts again. */
const passingStatuses: ReadonlySet<number> = new Set([408, 409, 423, 429])

interface Sending {
  purpose: UploadPurpose
  signal: AbortSignal
  /** @param share of the file that arrived, from 0 to 1. */
  onProgress: (share: number) => void
  /** Called when the upload has an id, by which it can be removed. */
  onBegun: (id: string) => void
}

/**
 * Uploads a file in chunks, from where an earlier attempt of the same person ended, and returns the
 * finished upload. One that arrived whole for a form that was never saved is taken as it is. Loaded
 * when the first file is chosen.
 */
export async function sendFile(file: File, sending: Sending): Promise<UploadedPhoto> {
  const { purpose, signal } = sending
  const fingerprint = await hashFile(file)
  const listed = await getUploads({ purpose }, { signal }).catch(toUploadError)
  const { finished, unfinished } = listed.ok ? listed.answer : { finished: [], unfinished: [] }
  const isSame = (one: { fingerprint: string }) => one.fingerprint === fingerprint
  const arrived = finished.find(isSame)
  if (arrived) {
    const { id, name, thumbnailUrl } = arrived
    return { id, name, thumbnailUrl }
  }
  const id = await sendBytes(file, {
    ...sending,
    fingerprint,
    earlierId: unfinished.find(isSame)?.id,
  })
  const outcome = await finishUpload({ id }, { signal }).catch(toUploadError)
  if (outcome.ok) return outcome.answer
  throw new UploadError({ kind: 'refused', message: outcome.message })
}

interface SendingBytes extends Sending {
  fingerprint: string
  /** The upload that an earlier attempt left unfinished. */
  earlierId: string | undefined
}

function sendBytes(file: File, sending: SendingBytes): Promise<string> {
  const { purpose, signal, onProgress, onBegun, fingerprint, earlierId } = sending
  return new Promise<string>((resolve, reject) => {
    const upload: Upload = new Upload(file, {
      endpoint: PATH,
      ...(earlierId ? { uploadUrl: PATH + earlierId } : {}),
      chunkSize: uploadLimits.chunkBytes,
      retryDelays: retryDelaysMs,
      metadata: { name: file.name.slice(0, 255), type: file.type, purpose, fingerprint },
      // The server knows what is unfinished, on every device.
      storeFingerprintForResuming: false,
      onShouldRetry: (error) => shouldRetry(getStatus(error)),
      onProgress: (sent, total) => onProgress(total > 0 ? sent / total : 0),
      onUploadUrlAvailable: () => onBegun(getId(upload.url)),
      onSuccess: () => resolve(getId(upload.url)),
      onError: (error) => reject(describe(getStatus(error))),
    })
    signal.addEventListener('abort', () => {
      void upload.abort()
      reject(signal.reason)
    })
    upload.start()
  })
}

function shouldRetry(status: number): boolean {
  return status === 0 || status >= 500 || passingStatuses.has(status)
}

/** 0 where there was no answer. */
function getStatus(error: unknown): number {
  return error instanceof DetailedError ? (error.originalResponse?.getStatus() ?? 0) : 0
}

function describe(status: number): UploadError {
  return new UploadError(status === 0 ? { kind: 'network' } : { kind: 'server', code: status })
}

function toUploadError(error: unknown): never {
  if (error instanceof SyntaxError) throw new UploadError({ kind: 'json' })
  if (error instanceof Error && 'status' in error && typeof error.status === 'number')
    throw new UploadError({ kind: 'server', code: error.status })
  if (error instanceof TypeError) throw new UploadError({ kind: 'network' })
  throw error
}

function getId(url: string | null): string {
  return url?.split('/').pop() ?? ''
}
