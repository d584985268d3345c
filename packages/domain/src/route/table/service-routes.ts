import type { Owner, Route } from '../route.ts'
import { anyParam } from '../route-param.ts'

function defineService(name: string, app: Owner, pattern: string): Route {
  return { name, app, pattern, params: { rest: anyParam }, robots: 'noindex', layout: 'blank' }
}

/** Addresses that are not pages: calls, images, uploads, the build list and the storybook. */
export const serviceRoutes: readonly Route[] = [
  defineService('api-vue', 'api', '/api_vue/{rest*}'),
  defineService('api', 'api', '/api/{rest*}'),
  defineService('media', 'api', '/media/{rest*}'),
  defineService('uploads', 'api', '/uploads/{rest*}'),
  defineService('builds', 'router', '/builds/{rest*}'),
  defineService('health', 'router', '/health/{rest*}'),
  defineService('metrics', 'router', '/metrics/'),
  defineService('storybook', 'ui', '/ui/{rest*}'),
]
