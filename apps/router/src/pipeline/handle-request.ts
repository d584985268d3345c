import type { IncomingMessage, ServerResponse } from 'node:http'
import { matchRoute } from '@svetlitsa/domain/route/match-route'
import { sendMinimalPage } from '../answer/minimal-page.ts'
import { sendSmall } from '../answer/send-small.ts'
import { answerOwnPath, isOwnPath } from '../health/own-paths.ts'
import type { House } from '../house.ts'
import { knownPage } from '../page/known-pages.ts'
import { sendErrorPage } from '../page/serve-error-page.ts'
import { servePage } from '../page/serve-page.ts'
import { passCall } from '../proxy/pass-call.ts'
import { redirectStep } from '../redirect/redirect-step.ts'
import { chooseRegion } from '../region/choose-region.ts'
import { isExemptFromRedirects, isFilePath } from '../request/exempt-from-redirects.ts'
import { type PlacedVisit, readsOnly, type Visit } from '../request/visit.ts'
import { createVisitOpener } from './open-visit.ts'
import { serveAsset } from './serve-asset.ts'
import { serveFile } from './serve-file.ts'
import { serveMatch } from './serve-match.ts'

const callPath = /^\/(api_vue|api|media|uploads)(\/|$)/i
const assetPath = '/_'

/** The router's pipeline, step by step in the order of the decisions. */
export function createRequestHandler(house: House) {
  const open = createVisitOpener(house.settings)
  return (request: IncomingMessage, response: ServerResponse): void => {
    const startedAt = performance.now()
    const { method, url } = request
    if (house.isDraining) response.shouldKeepAlive = false
    response.on('finish', () => {
      const ms = performance.now() - startedAt
      house.metrics.countAnswer(response.statusCode, ms / 1000)
      if (house.log.isLevelEnabled('debug')) {
        const path = url?.split('?', 1)[0]
        house.log.debug({ method, path, status: response.statusCode, ms }, 'answered')
      }
    })
    const visit = open(request, response)
    if (!visit) return
    answer(house, visit).catch((error: unknown) => {
      house.log.error({ err: error, id: visit.id, path: visit.path }, 'a request failed')
      if (visit.response.headersSent) visit.response.destroy()
      else sendMinimalPage(visit, 500)
    })
  }
}

async function answer(house: House, visit: Visit): Promise<void> {
  if (callPath.test(visit.path)) return passCall(house, visit)
  if (!readsOnly(visit)) {
    return sendSmall(visit, 405, 'Method not allowed\n', { allow: 'GET, HEAD' })
  }
  if (isOwnPath(visit.path) && (await answerOwnPath(house, visit))) return
  if (visit.path.startsWith(assetPath)) return serveAsset(house, visit)
  const { map } = house.config
  if (!map) return sendMinimalPage(visit, 503)
  const placed: PlacedVisit = { ...visit, choice: chooseRegion(visit, map), map }
  const known = knownPage(placed)
  if (known) return servePage(house, placed, known)
  if (isFilePath(visit.path)) return serveFile(house, placed)
  if (!isExemptFromRedirects(visit.path) && (await redirectStep(house, placed))) return
  const match = matchRoute(visit.path)
  if (match) return serveMatch(house, placed, match)
  return sendErrorPage(house, placed, 404)
}
