import { contentPolicy } from '../answer/content-policy.ts'
import { securityHeaders } from '../answer/security-headers.ts'
import { headerList } from '../answer/send-packed.ts'
import { packBody } from '../body/packed-body.ts'
import { getUpstream, type UpstreamAnswer } from '../upstream/get-upstream.ts'
import { lifetimeOf } from './cache-control.ts'
import { inlineHashes } from './inline-hashes.ts'
import type { PageEntry } from './page-entry.ts'
import type { PageRequest } from './page-request.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'

export interface FillOptions {
  storefrontOrigin: string
  partners: readonly string[]
  counters: readonly string[]
  isDevelopment: boolean
}

export interface Filled {
  readonly entry: PageEntry
  readonly storable: boolean
  /** The storefront failed, so a kept page is better than this. */
  readonly isFailure: boolean
}

const storedStatuses: ReadonlySet<number> = new Set([200, 301, 302, 307, 308, 404])
const passedHeaders = [
  'content-type',
  'content-language',
  'content-disposition',
  'location',
  'link',
]
// A page that failed while it was rendered for Next's router comes with status 200.
const failedRsc = /(^|\n)[0-9a-f]*:E\{"digest":"\d/
const patienceMs = 10_000
/** A page of a development server is compiled when it is first asked for. */
const developmentPatienceMs = 60_000
const maxPageBytes = 16 * 1024 * 1024

/** Fetches a page from the storefront and makes it ready to be kept; no answer throws. */
export async function fillPage(
  page: PageRequest,
  options: FillOptions,
  epoch: number,
): Promise<Filled> {
  const query = page.query === '' ? '' : `?${page.query}`
  const told = await getUpstream(`${options.storefrontOrigin}${page.path}${query}`, {
    headers: {
      ...page.rsc,
      // Without a user agent Next streams metadata into the body.
      'user-agent': 'svetlitsa-router',
      'x-forwarded-host': page.hostname,
      'x-forwarded-proto': page.secure ? 'https' : 'http',
      ...(page.noindex ? {} : { 'x-shop-path': shopPath(page.path) }),
    },
    timeoutMs: options.isDevelopment ? developmentPatienceMs : patienceMs,
    maxBytes: maxPageBytes,
  })
  const answer = options.isDevelopment ? told : paintedFirst(told)
  const now = Date.now()
  const lifetime = lifetimeOf(answer.headers['cache-control'])
  const isShell = answer.status >= 400 && !page.rsc && isErrorShell(answer)
  const failed = page.rsc !== null && isFailedRsc(answer)
  return {
    isFailure: failed || answer.status >= 500,
    storable:
      lifetime !== null &&
      !failed &&
      storedStatuses.has(answer.status) &&
      !answer.headers['set-cookie'],
    entry: {
      status: failed ? 500 : statusOf(answer),
      head: headerList(headersOf(answer, page, options)),
      location: answer.headers.location ?? null,
      body: await packBody(isShell ? Buffer.alloc(0) : answer.body),
      isShell,
      tags: tagsOf(answer),
      filledAt: now,
      freshUntil: now + (lifetime?.freshMs ?? 0),
      staleUntil: now + (lifetime?.freshMs ?? 0) + (lifetime?.staleMs ?? 0),
      epoch,
      isDead: false,
      isStale: false,
      retryAt: 0,
    },
  }
}

/** The address visitors know, without the variant, language and audience in front of it. */
function shopPath(path: string): string {
  return path.replace(/^\/[^/]+\/[^/]+\/(?:person|bot)(?=\/)/, '')
}

/** The storefront's ordinary error pages say their status in a header, as Next cannot set one. */
function statusOf(answer: UpstreamAnswer): number {
  const said = Number(answer.headers['x-shop-status'])
  return answer.status === 200 && Number.isInteger(said) && said >= 200 && said < 600
    ? said
    : answer.status
}

function isErrorShell({ body, headers }: UpstreamAnswer): boolean {
  return body.length === 0 || (isText(headers) && body.includes('id="__next_error__"'))
}

function isFailedRsc({ body, headers }: UpstreamAnswer): boolean {
  return isText(headers) && failedRsc.test(body.toString('latin1'))
}

function paintedFirst(answer: UpstreamAnswer): UpstreamAnswer {
  return isHtml(answer.headers) ? { ...answer, body: scriptsAfterPaint(answer.body) } : answer
}

function isHtml(headers: UpstreamAnswer['headers']): boolean {
  return /^text\/html/.test(headers['content-type'] ?? '')
}

function isText(headers: UpstreamAnswer['headers']): boolean {
  return /^text\//.test(headers['content-type'] ?? '')
}

function tagsOf(answer: UpstreamAnswer): string[] {
  return String(answer.headers['cache-tag'] ?? '')
    .split(/[\s,]+/)
    .filter((tag) => tag !== '')
}

function headersOf(
  answer: UpstreamAnswer,
  page: PageRequest,
  options: FillOptions,
): Record<string, string> {
  const headers: Record<string, string> = { ...securityHeaders(page.secure) }
  for (const name of passedHeaders) {
    const value = answer.headers[name]
    if (value !== undefined) headers[name] = String(value)
  }
  for (const [name, value] of Object.entries(answer.headers)) {
    if (/^x-nextjs-(postponed|prerender|stale-time)$/.test(name)) headers[name] = String(value)
  }
  headers['content-security-policy'] = contentPolicy({
    hashes: isHtml(answer.headers) ? inlineHashes(answer.body) : [],
    partners: options.partners,
    counters: options.counters,
    isDevelopment: options.isDevelopment,
  })
  if (page.noindex) headers['x-robots-tag'] = 'noindex'
  headers.vary =
    'accept-encoding, rsc, next-router-prefetch, next-router-segment-prefetch, cookie, user-agent'
  return headers
}
