import type { RouterContext } from '../context/router-context.ts'
import { sendErrorPage } from '../page/send-error-page.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import { isStaff } from '../upstream/is-staff.ts'

/** Serves Storybook under /ui/, in demonstrations and for staff only. */
export async function serveStorybook(
  routerContext: RouterContext,
  context: RoutedRequestContext,
  name: string,
): Promise<void> {
  if (!(await isStaff(routerContext, context))) return sendErrorPage(routerContext, context, 404)
  await routerContext.ui.serve(context, decodeURIComponent(name === '' ? 'index.html' : name))
}
