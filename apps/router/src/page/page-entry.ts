import type { HeaderList } from '../answer/send-packed.ts'
import { type PackedBody, packedBytes } from '../body/packed-body.ts'

/** A page as it is kept: body, headers and how long it holds. */
export interface PageEntry {
  readonly status: number
  /** Headers of the answer, names and values in turn, but those that differ from visit to visit. */
  readonly head: HeaderList
  /** Where a redirect of the storefront leads. */
  readonly location: string | null
  readonly body: PackedBody
  /** The body was Next's empty error shell: an ordinary page is sent in its place. */
  readonly isShell: boolean
  readonly tags: readonly string[]
  readonly filledAt: number
  readonly freshUntil: number
  readonly staleUntil: number
  /** When its filling began, by the cache's own count of purges and cuts. */
  readonly epoch: number
  /** A purge said that the page is wrong; it is sent only when no better one can be had. */
  isDead: boolean
  /** A soft purge: sent at once while a new one is fetched. */
  isStale: boolean
  /** After a failed filling the storefront is left in peace until then. */
  retryAt: number
}

export function bytesOf(entry: PageEntry): number {
  const head = JSON.stringify(entry.head).length
  return packedBytes(entry.body) + head * 2 + 512
}
