import { type CompressedBody, calculateCompressedBytes } from '../response/compressed-body.ts'
import type { HeaderList } from '../response/send-compressed.ts'

/** A stored page: body, headers and lifetime. */
export interface PageEntry {
  readonly status: number
  /** Response headers as alternating names and values, without those that differ per request. */
  readonly head: HeaderList
  /** Target of a storefront redirect. */
  readonly location: string | null
  /** Replaced by a denser form once the page is sent often. */
  body: CompressedBody
  /** The body was Next’s empty error shell: an ordinary page is sent instead. */
  readonly isShell: boolean
  readonly tags: readonly string[]
  readonly filledAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  /** A purge declared the page wrong; it is sent only if no better one is available. */
  isDead: boolean
  /** Softly purged: sent at once while a new one is fetched. */
  isStale: boolean
  /** After a failed fetch the storefront is not asked again before this time. */
  retryAt: number
  /** How often it was sent from memory. */
  hits: number
}

/** What a fetch from the storefront brought. */
export interface FilledPage {
  readonly entry: PageEntry
  readonly storable: boolean
  /** The storefront failed, so a stored page is better than this response. */
  readonly isFailure: boolean
}

export function calculateEntryBytes(entry: PageEntry): number {
  const head = JSON.stringify(entry.head).length
  return calculateCompressedBytes(entry.body) + head * 2 + 512
}
