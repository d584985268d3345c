import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { SpaName } from '../asset/spa-assets.ts'
import type { RouterContext } from '../context/router-context.ts'
import type { RequestContext } from '../request/request-context.ts'
import { createRequestContextReader } from './read-request-context.ts'

/** WebSockets are only used by development servers, and only from the shop’s own pages. */
export function createUpgradeHandler(routerContext: RouterContext) {
  const readContext = createRequestContextReader(routerContext.settings)
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    const context = readContext(request, new ServerResponse(request))
    const origin = context ? findDevelopmentOrigin(routerContext, context.path) : null
    if (!context || !origin || !isSameOrigin(context)) {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
      return
    }
    routerContext.proxy.upgrade(context, origin, socket, head).catch((error: unknown) => {
      routerContext.log.warn({ err: error, path: context.path }, 'a WebSocket could not be proxied')
      socket.destroy()
    })
  }
}

function findDevelopmentOrigin(routerContext: RouterContext, path: string): string | null {
  const [, name = ''] = /^\/_([a-z]+)(?:\/|$)/.exec(path) ?? []
  if (Object.hasOwn(routerContext.apps, name)) return routerContext.apps[name as SpaName].origin
  const { isDevelopment, storefrontOrigin, islandsOrigin } = routerContext.settings
  if (name === 'islands') return islandsOrigin
  return isDevelopment && (name === 'sf' || name === 'next') ? storefrontOrigin : null
}

function isSameOrigin(context: RequestContext): boolean {
  const { origin } = context.request.headers
  return typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === context.host
}
