import type { RouterContext } from '../context/router-context.ts'
import { chooseRegion } from '../region/choose-region.ts'
import type { RequestContext } from '../request/request-context.ts'
import { sendProblem } from '../response/send-problem.ts'
import { isStaff } from './is-staff.ts'

/**
 * Forwards an API call, a picture or an upload to the API with the resolved region, language and
 * audience. Internal paths are not accessible from outside.
 */
export async function proxyCall(
  routerContext: RouterContext,
  context: RequestContext,
): Promise<void> {
  const path = decodeURIComponent(context.path).toLowerCase()
  if (/^\/api\/internal(\/|$)/.test(path)) return sendProblem(context, 'not_found')
  if (/^\/api\/docs(\/|$)/.test(path) && !(await isStaff(routerContext, context))) {
    return sendProblem(context, 'not_found')
  }
  await routerContext.proxy.forward(
    context,
    routerContext.settings.apiOrigin,
    buildContextHeaders(routerContext, context),
  )
}

function buildContextHeaders(
  routerContext: RouterContext,
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
