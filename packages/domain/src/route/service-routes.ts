import type { Owner, Route } from './route.ts'
import { anyParam } from './route-param.ts'

function service(name: string, app: Owner, pattern: string): Route {
  return { name, app, pattern, params: { rest: anyParam }, robots: 'noindex', layout: 'blank' }
}

/** Addresses that are no pages: calls, pictures, uploads, the build list and the storybook. */
export const serviceRoutes: readonly Route[] = [
  service('api-vue', 'api', '/api_vue/{rest*}'),
  service('api', 'api', '/api/{rest*}'),
  service('media', 'api', '/media/{rest*}'),
  service('uploads', 'api', '/uploads/{rest*}'),
  service('builds', 'router', '/builds/{rest*}'),
  service('health', 'router', '/health/{rest*}'),
  service('metrics', 'router', '/metrics/'),
  service('storybook', 'ui', '/ui/{rest*}'),
]
