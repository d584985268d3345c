import { lookup } from 'node:dns'
import { get as httpGet, type IncomingMessage } from 'node:http'
import { get as httpsGet } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'

const MOST_BYTES = 20_000_000
const TIMEOUT_MS = 15_000
const MOST_REDIRECTS = 3

/** Why a picture could not be had; `isHostAway` where its whole server did not answer. */
export class PictureFault extends Error {
  readonly isHostAway: boolean

  constructor(message: string, isHostAway = false) {
    super(message)
    this.isHostAway = isHostAway
  }
}

/**
 * The bytes behind an address of a picture.
 *
 * @param isAllowed decides on each IP address that is about to be asked, after its name is resolved,
 * so that a name cannot lead elsewhere the second time.
 */
export async function fetchPicture(
  address: string,
  isAllowed: (ip: string) => boolean,
): Promise<Buffer> {
  let url = address
  for (let turns = 0; turns <= MOST_REDIRECTS; turns++) {
    const answer = await ask(url, isAllowed)
    const { statusCode = 0, headers } = answer
    if (statusCode >= 300 && statusCode < 400 && headers.location) {
      answer.destroy()
      url = new URL(headers.location, url).href
      continue
    }
    if (statusCode !== 200) {
      answer.destroy()
      throw new PictureFault(`the server answers ${statusCode}`)
    }
    return readAll(answer)
  }
  throw new PictureFault('it leads on and on')
}

function ask(address: string, isAllowed: (ip: string) => boolean): Promise<IncomingMessage> {
  const url = URL.parse(address)
  if (url?.protocol !== 'http:' && url?.protocol !== 'https:') {
    throw new PictureFault('it is no address of the web')
  }
  const host = url.hostname.replace(/^\[|\]$/g, '')
  if (isIP(host) && !isAllowed(host)) throw new PictureFault('its address is not a public one')
  const get = url.protocol === 'https:' ? httpsGet : httpGet
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  return new Promise((resolve, reject) => {
    get(url, { lookup: guardedLookup(isAllowed), signal, agent: false }, resolve).on(
      'error',
      (error) =>
        reject(error instanceof PictureFault ? error : new PictureFault(reason(error), true)),
    )
  })
}

function guardedLookup(isAllowed: (ip: string) => boolean): LookupFunction {
  return (host, options, done) => {
    lookup(host, { ...options, all: true }, (error, found) => {
      if (error) return done(error, [])
      const allowed = found.filter(({ address }) => isAllowed(address))
      const [first] = allowed
      if (!first) return done(new PictureFault('its address is not a public one'), [])
      return options.all ? done(null, allowed) : done(null, first.address, first.family)
    })
  }
}

async function readAll(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  let size = 0
  try {
    for await (const chunk of answer) {
      size += chunk.length
      if (size > MOST_BYTES) throw new PictureFault(`it is above ${MOST_BYTES / 1e6} MB`)
      chunks.push(chunk)
    }
  } catch (error) {
    throw error instanceof PictureFault ? error : new PictureFault(reason(error))
  }
  return Buffer.concat(chunks)
}

function reason(error: unknown): string {
  if (error instanceof Error && error.name === 'AbortError') return 'the server takes too long'
  return error instanceof Error && 'code' in error ? String(error.code) : String(error)
}
