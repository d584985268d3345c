import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import {
  type AddressRule,
  createGuardedLookup,
  findLiteralIp,
  PrivateAddressError,
} from '../../../platform/outbound/guarded-lookup.ts'

const MAX_BYTES = 20_000_000
const TIMEOUT_MS = 15_000
const MAX_REDIRECTS = 3

/** Why a picture could not be fetched; `isHostAway` when its whole server did not respond. */
export class PictureError extends Error {
  readonly isHostAway: boolean

  constructor(message: string, isHostAway = false) {
    super(message)
    this.isHostAway = isHostAway
  }
}

/**
 * Downloads the bytes of a picture.
 *
 * @param isAllowed decides on each resolved IP address before connecting, so that DNS rebinding
 * cannot redirect the request.
 */
export async function fetchPicture(address: string, isAllowed: AddressRule): Promise<Buffer> {
  let url = address
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const answer = await sendRequest(url, isAllowed)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      url = new URL(headers.location, url).href
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new PictureError(`the server responded with ${statusCode}`)
    }
    return readAll(answer)
  }
  throw new PictureError('too many redirects')
}

function sendRequest(address: string, isAllowed: AddressRule): Promise<IncomingMessage> {
  const url = URL.parse(address)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new PictureError('not an HTTP address')
  }
  const literal = findLiteralIp(url)
  if (literal && !isAllowed(literal)) throw new PictureError(new PrivateAddressError().message)
  const get = url.protocol === 'https:' ? httpsGet : httpGet
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return new Promise((resolve, reject) => {
    get(url, { lookup: createGuardedLookup(isAllowed), signal, agent: false }, resolve).on(
      'error',
      (error) =>
        reject(
          error instanceof PrivateAddressError
            ? new PictureError(error.message)
            : new PictureError(describeError(error), true),
        ),
    )
  })
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer) {
      size += chunk.length
      if (size > MAX_BYTES) throw new PictureError(`larger than ${MAX_BYTES / 1e6} MB`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof PictureError ? error : new PictureError(describeError(error))
  }
  return Buffer.concat(chunks)
}

function describeError(error: unknown): string {
  if (error instanceof Error && error.name === 'AbortError') return 'the server timed out'
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
