import { CacheBusyError, type PageAnswer } from '../page-cache/page-cache.ts'
import { buildPageRequest, type PageRequest } from '../page-cache/page-request.ts'
import { formatAddress } from '../redirect/address.ts'
import { resolveRedirectTarget } from '../redirect/resolve-address.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import { sendCompressed } from '../response/send-compressed.ts'
import { sendMinimalPage } from '../response/send-minimal-page.ts'
import { sendText } from '../response/send-text.ts'
import type { PageContext } from './page-context.ts'
import { sendErrorPage } from './send-error-page.ts'

/** Builds the storefront request for this visitor’s variant of a page. */
export function buildStorefrontRequest(
  context: RoutedRequestContext,
  path: string,
  query = '',
  noindex = false,
): PageRequest {
  const { region, language } = context.choice
  return buildPageRequest({
    path: `/${region.variant}/${language}/${context.audience}${path}`,
    query,
    hostname: context.hostname,
    secure: context.secure,
    noindex,
  })
}

/** Answers a request with a storefront page, synchronously if it is in memory. */
export function servePage(
  routerContext: PageContext,
  context: RoutedRequestContext,
  page: PageRequest,
): void | Promise<void> {
  const entry = routerContext.pages.getFresh(page)
  return entry
    ? sendEntry(routerContext, context, { entry, state: 'hit' })
    : fetchAndSend(routerContext, context, page)
}

async function fetchAndSend(
  routerContext: PageContext,
  context: RoutedRequestContext,
  page: PageRequest,
): Promise<void> {
  let answer: PageAnswer
  try {
    answer = await routerContext.pages.getPage(page)
  } catch (error) {
    if (!(error instanceof CacheBusyError))
      routerContext.log.error({ err: error, id: context.id, path: context.path }, 'no page')
    routerContext.metrics.countPage('none')
    sendMinimalPage(context, 503)
    return
  }
  if (answer.state === 'miss') routerContext.hotPages.note(page)
  await sendEntry(routerContext, context, answer)
}

function sendEntry(
  routerContext: PageContext,
  context: RoutedRequestContext,
  { entry, state }: PageAnswer,
): void | Promise<void> {
  routerContext.metrics.countPage(state)
  if (entry.status >= 300 && entry.status < 400) return sendRedirect(routerContext, context, entry)
  if (entry.isShell) return sendErrorPage(routerContext, context, entry.status)
  const cacheControl = entry.status === 200 ? 'private, no-cache' : 'no-store'
  const head = [...entry.head, 'cache-control', cacheControl, 'x-cache', state]
  return sendCompressed(context, entry.status, head, entry.body)
}

/**
 * Follows a redirect by the storefront itself, such as a product under another section, in one hop.
 */
async function sendRedirect(
  routerContext: PageContext,
  context: RoutedRequestContext,
  entry: PageAnswer['entry'],
): Promise<void> {
  const target = await resolveRedirectTarget(routerContext, context, entry.location ?? '')
  if (!target) {
    routerContext.log.error(
      { id: context.id, path: context.path },
      'the storefront redirects to a bad address',
    )
    return sendErrorPage(routerContext, context, 404)
  }
  const permanent = entry.status === 301 || entry.status === 308
  sendText(context, permanent ? 301 : 302, '', {
    location: formatAddress(target),
    'cache-control': permanent ? 'public, max-age=3600' : 'private, no-store',
  })
}
