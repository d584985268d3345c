import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { House, SpaName } from '../house.ts'
import type { Visit } from '../request/visit.ts'
import { createVisitOpener } from './open-visit.ts'

/** WebSockets exist only between a browser and development servers, from the shop's own pages. */
export function createUpgradeHandler(house: House) {
  const open = createVisitOpener(house.settings)
  return (request: IncomingMessage, socket: Duplex, head: Buffer): void => {
    socket.on('error', () => socket.destroy())
    const visit = open(request, new ServerResponse(request))
    const origin = visit ? originFor(house, visit.path) : null
    if (!visit || !origin || !comesFromOwnPage(visit)) {
      socket.end('HTTP/1.1 404 Not Found\r\nconnection: close\r\ncontent-length: 0\r\n\r\n')
      return
    }
    house.proxy.upgrade(visit, origin, socket, head).catch((error: unknown) => {
      house.log.warn({ err: error, path: visit.path }, 'a WebSocket could not be joined')
      socket.destroy()
    })
  }
}

function originFor(house: House, path: string): string | null {
  const [, name = ''] = /^\/_([a-z]+)(?:\/|$)/.exec(path) ?? []
  if (Object.hasOwn(house.apps, name)) return house.apps[name as SpaName].origin
  const { isDevelopment, storefrontOrigin } = house.settings
  return isDevelopment && (name === 'sf' || name === 'next') ? storefrontOrigin : null
}

function comesFromOwnPage(visit: Visit): boolean {
  const { origin } = visit.request.headers
  return typeof origin === 'string' && URL.canParse(origin) && new URL(origin).host === visit.host
}
