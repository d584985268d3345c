import type { RequestContext } from '../request/request-context.ts'
import { sendText } from '../response/send-text.ts'
import type { AssetContext } from './asset-context.ts'
import type { SpaName } from './spa-assets.ts'

const storefrontStatic = '/_sf/_next/static/'
/** Sources of the storefront's islands, which Vite serves in development. */
const islands = '/_islands/'
/** Paths that Next's development server uses in addition to its assets. */
const nextDevelopment = /^\/(_next|__nextjs)/

/** Serves the files of the apps, each under `/_<app>/`. */
export async function serveAsset(
  routerContext: AssetContext,
  context: RequestContext,
): Promise<void> {
  const { path } = context
  const { storefrontOrigin, islandsOrigin, isDevelopment } = routerContext.settings
  if (isDevelopment && (path.startsWith('/_sf/') || nextDevelopment.test(path))) {
    return routerContext.proxy.forward(context, storefrontOrigin)
  }
  if (islandsOrigin && path.startsWith(islands)) {
    return routerContext.proxy.forward(context, islandsOrigin)
  }
  if (path.startsWith(storefrontStatic)) {
    const name = decodeURIComponent(path.slice(storefrontStatic.length))
    return (await routerContext.storefrontAssets.find(name))
      ? routerContext.storefrontAssets.serve(context, name)
      : routerContext.proxy.forward(context, storefrontOrigin)
  }
  const [, name = ''] = /^\/_([a-z]+)\//.exec(path) ?? []
  if (!isSpa(routerContext, name)) return sendText(context, 404, 'Not found\n')
  const app = routerContext.apps[name]
  if (app.origin) return routerContext.proxy.forward(context, app.origin)
  const file = decodeURIComponent(path.slice(app.base.length))
  await app.assets.find(file)
  app.assets.serve(context, file)
}

function isSpa(routerContext: AssetContext, name: string): name is SpaName {
  return Object.hasOwn(routerContext.apps, name)
}
