import { hasBody } from '../body/body-reader.ts'
import { toAddressGroup } from '../connection/to-address-group.ts'
import { chooseRegion } from '../region/choose-region.ts'
import type { RequestContext } from '../request/request-context.ts'
import { sendProblem } from '../response/send-problem.ts'
import { isStaff } from './is-staff.ts'
import type { UpstreamContext } from './upstream-context.ts'

/**
 * Forwards an API call, a picture or an upload to the API with the resolved region, language and
 * audience. Internal paths are not accessible from outside.
 */
export async function proxyCall(
  routerContext: UpstreamContext,
  context: RequestContext,
): Promise<void> {
  const path = decodeURIComponent(context.path).toLowerCase()
  if (/^\/api\/internal(\/|$)/.test(path)) return sendProblem(context, 'not_found')
  if (/^\/api\/docs(\/|$)/.test(path) && !(await isStaff(routerContext, context))) {
    return sendProblem(context, 'not_found')
  }
  const body = hasBody(context.request) ? await readBody(routerContext, context) : null
  // A client that went away in the meantime gets no answer whose end could be awaited.
  if (body === 'refused' || context.response.destroyed) return
  const { calls, proxy, settings } = routerContext
  const address = toAddressGroup(context.client)
  if (!calls.take(address)) return sendProblem(context, 'too_often')
  try {
    const headers = buildContextHeaders(routerContext, context)
    await proxy.forward(context, settings.apiOrigin, { headers, body })
  } finally {
    calls.release(address)
  }
}

async function readBody(
  { bodies, config }: UpstreamContext,
  context: RequestContext,
): Promise<Buffer | 'refused'> {
  // Without the configuration the API has not answered yet, and its limits are unknown.
  if (!config.map) {
    sendProblem(context, 'unreachable')
    return 'refused'
  }
  const maxBytes = config.map.bodyLimit(context.path)
  return (await bodies.read(context, toAddressGroup(context.client), maxBytes)) ?? 'refused'
}

function buildContextHeaders(
  routerContext: UpstreamContext,
  context: RequestContext,
): Record<string, string> {
  const { map } = routerContext.config
  if (!map) return { 'x-shop-audience': context.audience }
  const { region, language } = chooseRegion(context, map)
  return {
    'x-shop-region': String(region.id),
    'x-shop-lang': language,
    'x-shop-audience': context.audience,
  }
}
