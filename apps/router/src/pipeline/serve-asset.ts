import { sendSmall } from '../answer/send-small.ts'
import type { House, SpaName } from '../house.ts'
import type { Visit } from '../request/visit.ts'

const storefrontStatic = '/_sf/_next/static/'
/** What Next's development server asks for beside its assets. */
const nextDevelopment = /^\/(_next|__nextjs)/

/** Files of the apps, each app's under `/_<app>/`. */
export async function serveAsset(house: House, visit: Visit): Promise<void> {
  const { path } = visit
  const { storefrontOrigin, isDevelopment } = house.settings
  if (isDevelopment && (path.startsWith('/_sf/') || nextDevelopment.test(path))) {
    return house.proxy.pass(visit, storefrontOrigin)
  }
  if (path.startsWith(storefrontStatic)) {
    const name = decodeURIComponent(path.slice(storefrontStatic.length))
    return house.storefrontAssets.has(name)
      ? house.storefrontAssets.serve(visit, name)
      : house.proxy.pass(visit, storefrontOrigin)
  }
  const [, name = ''] = /^\/_([a-z]+)\//.exec(path) ?? []
  if (!isSpa(house, name)) return sendSmall(visit, 404, 'Not found\n')
  const app = house.apps[name]
  if (app.origin) return house.proxy.pass(visit, app.origin)
  app.assets.serve(visit, decodeURIComponent(path.slice(app.base.length)))
}

function isSpa(house: House, name: string): name is SpaName {
  return Object.hasOwn(house.apps, name)
}
