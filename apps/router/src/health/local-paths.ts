import { timingSafeEqual } from 'node:crypto'
import type { RequestContext } from '../request/request-context.ts'
import { sendJson, sendText } from '../response/send-text.ts'
import { getReadiness } from './get-readiness.ts'
import type { HealthContext } from './health-context.ts'

const localPaths: ReadonlySet<string> = new Set([
  '/health/live',
  '/health/ready',
  '/metrics',
  '/builds/latest.json',
])

/** Whether the router itself may answer a path. */
export function isLocalPath(path: string): boolean {
  return localPaths.has(path)
}

/** Answers health, metrics and the list of builds. Returns true if it has answered. */
export async function answerLocalPath(
  routerContext: HealthContext,
  context: RequestContext,
): Promise<boolean> {
  switch (context.path) {
    case '/health/live':
      sendJson(context, 200, { status: 'live' })
      return true
    case '/health/ready': {
      const apps = await getReadiness(routerContext)
      const ready = !routerContext.isDraining && Object.values(apps).every(Boolean)
      sendJson(context, ready ? 200 : 503, { status: ready ? 'ready' : 'waiting', apps })
      return true
    }
    case '/metrics':
      if (!holdsToken(routerContext, context)) return false
      sendText(context, 200, await routerContext.metrics.text())
      return true
    case '/builds/latest.json':
      sendJson(context, 200, { id: routerContext.builds.id })
      return true
    default:
      return false
  }
}

/** Prometheus can send it as a bearer token only. */
function holdsToken(routerContext: HealthContext, context: RequestContext): boolean {
  const { authorization = '', 'x-internal-token': own } = context.request.headers
  const received = Buffer.from(String(own ?? authorization.replace(/^Bearer /i, '')))
  const expected = Buffer.from(routerContext.settings.internalToken)
  return received.length === expected.length && timingSafeEqual(received, expected)
}
