import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchRoute } from '@svetlitsa/domain/route/match-route'
import { isTracing, nameRequest } from '@svetlitsa/tracing/current-trace'
import { serveAsset } from '../asset/serve-asset.ts'
import { serveFile } from '../asset/serve-file.ts'
import { discardBody } from '../body/discard-body.ts'
import type { RouterContext } from '../context/router-context.ts'
import { answerLocalPath, isLocalPath } from '../health/local-paths.ts'
import { sendErrorPage } from '../page/send-error-page.ts'
import { servePage } from '../page/serve-page.ts'
import { findResolvedPage } from '../page-cache/resolved-pages.ts'
import { applyRedirects } from '../redirect/apply-redirects.ts'
import { chooseRegion } from '../region/choose-region.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import { isExemptFromRedirects, isFilePath } from '../request/is-exempt-from-redirects.ts'
import { isReadOnly, type RequestContext } from '../request/request-context.ts'
import { sendMinimalPage } from '../response/send-minimal-page.ts'
import { sendText } from '../response/send-text.ts'
import { proxyCall } from '../upstream/proxy-call.ts'
import { createRequestContextReader } from './read-request-context.ts'
import { serveRoute } from './serve-route.ts'

const callPath = /^\/(api_vue|api|media|uploads|feeds)(\/|$)/i
const assetPath = '/_'

/** The router’s request pipeline, in the order of ADR 0046. */
export function createRequestHandler(routerContext: RouterContext) {
  const readContext = createRequestContextReader(routerContext.settings)
  return (request: IncomingMessage, response: ServerResponse): void => {
    // The connection was refused and is being closed.
    if (!request.socket.writable) return
    const startedAt = performance.now()
    const { method, url } = request
    if (routerContext.isDraining) response.shouldKeepAlive = false
    response.on('finish', () => {
      if (!request.complete) discardBody(request, routerContext.settings.limits.requestMs)
      const ms = performance.now() - startedAt
      routerContext.metrics.countAnswer(response.statusCode, ms / 1000)
      if (routerContext.log.isLevelEnabled('debug')) {
        const path = url?.split('?', 1)[0]
        routerContext.log.debug({ method, path, status: response.statusCode, ms }, 'answered')
      }
    })
    const context = readContext(request, response)
    if (!context) return
    if (isTracing()) nameTrace(context)
    answer(routerContext, context).catch((error: unknown) => {
      routerContext.log.error(
        { err: error, id: context.id, path: context.path },
        'a request failed',
      )
      if (context.response.headersSent) context.response.destroy()
      else sendMinimalPage(context, 500)
    })
  }
}

async function answer(routerContext: RouterContext, context: RequestContext): Promise<void> {
  if (callPath.test(context.path)) return proxyCall(routerContext, context)
  if (!isReadOnly(context)) {
    return sendText(context, 405, 'Method not allowed\n', { allow: 'GET, HEAD' })
  }
  if (isLocalPath(context.path) && (await answerLocalPath(routerContext, context))) return
  if (context.path.startsWith(assetPath)) return serveAsset(routerContext, context)
  const { map } = routerContext.config
  if (!map) return sendMinimalPage(context, 503)
  const routed: RoutedRequestContext = { ...context, choice: chooseRegion(context, map), map }
  const resolvedPage = findResolvedPage(routed)
  if (resolvedPage) return servePage(routerContext, routed, resolvedPage)
  if (isFilePath(context.path)) return serveFile(routerContext, routed)
  if (!isExemptFromRedirects(context.path) && (await applyRedirects(routerContext, routed))) return
  const match = matchRoute(context.path)
  if (match) return serveRoute(routerContext, routed, match)
  return sendErrorPage(routerContext, routed, 404)
}

/** Patterns instead of paths, which may contain the code that opens an order. */
function nameTrace({ request, path, id }: RequestContext): void {
  const firstSegment = callPath.exec(path)?.[1]?.toLowerCase()
  const route = firstSegment
    ? `/${firstSegment}/*`
    : isLocalPath(path)
      ? path
      : (matchRoute(path)?.route.pattern ?? '/*')
  nameRequest({ method: request.method ?? 'GET', route, requestId: id })
}
