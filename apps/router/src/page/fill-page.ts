import { isErrorShell } from '../framework-internals/error-documents.ts'
import type { ReportUnknownShape } from '../framework-internals/report-unknown-shape.ts'
import type { FilledPage } from '../page-cache/page-entry.ts'
import type { PageRequest } from '../page-cache/page-request.ts'
import { parseLifetime } from '../page-cache/parse-lifetime.ts'
import { compressBody } from '../response/compressed-body.ts'
import { contentPolicy } from '../response/content-policy.ts'
import { securityHeaders } from '../response/security-headers.ts'
import { toHeaderList } from '../response/send-compressed.ts'
import { fetchUpstream, type UpstreamAnswer } from '../upstream/fetch-upstream.ts'

export interface FillOptions {
  storefrontOrigin: string
  partners: readonly string[]
  counters: readonly string[]
  isDevelopment: boolean
  /** The API that the storefront asks must have heard of this change, too. */
  lastChange: number | null
  reportUnknownShape: ReportUnknownShape
}

const storedStatuses: ReadonlySet<number> = new Set([200, 301, 302, 307, 308, 404])
const passedHeaders = [
  'content-type',
  'content-language',
  'content-disposition',
  'location',
  'link',
]
const fillTimeoutMs = 10_000
/** A development server compiles a page at its first request. */
const developmentFillTimeoutMs = 60_000
const maxPageBytes = 16 * 1024 * 1024

/**
 * Fetches a page from the storefront and prepares it for the cache; throws if there is no response.
 */
export async function fillPage(page: PageRequest, options: FillOptions): Promise<FilledPage> {
  const query = page.query === '' ? '' : `?${page.query}`
  const answer = await fetchUpstream(`${options.storefrontOrigin}${page.path}${query}`, {
    headers: {
      // Without a user agent Next streams metadata into the body.
      'user-agent': 'svetlitsa-router',
      ...(options.lastChange === null ? {} : { 'x-shop-change': String(options.lastChange) }),
      'x-forwarded-host': page.hostname,
      'x-forwarded-proto': page.secure ? 'https' : 'http',
      'x-shop-page': toShopPath(page.path),
      ...(page.noindex ? {} : { 'x-shop-path': toShopPath(page.path) }),
    },
    timeoutMs: options.isDevelopment ? developmentFillTimeoutMs : fillTimeoutMs,
    maxBytes: maxPageBytes,
  })
  const now = Date.now()
  const lifetime = parseLifetime(answer.headers['cache-control'])
  const isShell = answer.status >= 400 && isErrorShell(answer, options.reportUnknownShape)
  return {
    isFailure: answer.status >= 500,
    storable:
      lifetime !== null && storedStatuses.has(answer.status) && !answer.headers['set-cookie'],
    entry: {
      status: getStatus(answer),
      head: toHeaderList(buildHeaders(answer, page, options)),
      location: answer.headers.location ?? null,
      body: await compressBody(isShell ? Buffer.alloc(0) : answer.body),
      isShell,
      tags: listTags(answer),
      filledAt: now,
      freshUntil: now + (lifetime?.freshMs ?? 0),
      staleUntil: now + (lifetime?.freshMs ?? 0) + (lifetime?.staleMs ?? 0),
      isDead: false,
      isStale: false,
      retryAt: 0,
      hits: 0,
    },
  }
}

/** The public path, without the prefix of variant, language and audience. */
function toShopPath(path: string): string {
  return path.replace(/^\/[^/]+\/[^/]+\/(?:person|bot)(?=\/)/, '')
}

/** The storefront’s error pages state their status in a header, since Next cannot set it. */
function getStatus(answer: UpstreamAnswer): number {
  const statusHeader = Number(answer.headers['x-shop-status'])
  return answer.status === 200 &&
    Number.isInteger(statusHeader) &&
    statusHeader >= 200 &&
    statusHeader < 600
    ? statusHeader
    : answer.status
}

function listTags(answer: UpstreamAnswer): string[] {
  return String(answer.headers['cache-tag'] ?? '')
    .split(/[\s,]+/)
    .filter((tag) => tag !== '')
}

function buildHeaders(
  answer: UpstreamAnswer,
  page: PageRequest,
  options: FillOptions,
): Record<string, string> {
  const headers: Record<string, string> = { ...securityHeaders(page.secure) }
  for (const name of passedHeaders) {
    const value = answer.headers[name]
    if (value !== undefined) headers[name] = String(value)
  }
  headers['content-security-policy'] = contentPolicy({
    partners: options.partners,
    counters: options.counters,
    isDevelopment: options.isDevelopment,
  })
  if (page.noindex) headers['x-robots-tag'] = 'noindex'
  headers.vary = 'accept-encoding, cookie, user-agent'
  return headers
}
