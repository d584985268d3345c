import { buildPageRequest } from '../page-cache/page-request.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import { sendCompressed } from '../response/send-compressed.ts'
import { sendMinimalPage } from '../response/send-minimal-page.ts'
import type { PageContext } from './page-context.ts'

/** The storefront’s server-rendered error pages (ADR 0046, step 7). */
const errorPages = { missing: '/page-not-found/', failed: '/page-error/' } as const

/**
 * Sends the storefront’s error page with this status. It is cached under its own address, never
 * under the failing one; if the storefront is unavailable, a built-in page is sent.
 */
export async function sendErrorPage(
  routerContext: PageContext,
  context: RoutedRequestContext,
  status: number,
): Promise<void> {
  const path =
    status < 500 && !isServerErrorRequested(context.query) ? errorPages.missing : errorPages.failed
  const { region, language } = context.choice
  const page = buildPageRequest({
    path: `/${region.variant}/${language}/${context.audience}${path}`,
    query: '',
    hostname: context.hostname,
    secure: context.secure,
    noindex: true,
  })
  try {
    const { entry } = await routerContext.pages.getPage(page)
    if (entry.isShell) {
      throw new Error(`The storefront has no page ${path}: ${entry.status}`)
    }
    await sendCompressed(context, status, [...entry.head, 'cache-control', 'no-store'], entry.body)
  } catch (error) {
    routerContext.log.warn(
      { err: error, id: context.id },
      'the built-in page is sent instead of an error page',
    )
    sendMinimalPage(context, status)
  }
}

/** query.server: the query parameter `server` selects the server-error variant. */
function isServerErrorRequested(query: string): boolean {
  return query.includes('server') && new URLSearchParams(query).has('server')
}
