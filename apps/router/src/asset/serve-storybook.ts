import { sendErrorPage } from '../page/send-error-page.ts'
import type { RoutedRequestContext } from '../region/routed-request-context.ts'
import { isStaff } from '../upstream/is-staff.ts'
import type { AssetContext } from './asset-context.ts'

/** Serves Storybook under /ui/, in demonstrations and for staff only. */
export async function serveStorybook(
  routerContext: AssetContext,
  context: RoutedRequestContext,
  name: string,
): Promise<void> {
  if (!(await isStaff(routerContext, context))) return sendErrorPage(routerContext, context, 404)
  await routerContext.ui.serve(context, decodeURIComponent(name === '' ? 'index.html' : name))
}
