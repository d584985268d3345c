import { sendProblem } from '../answer/send-problem.ts'
import type { House } from '../house.ts'
import { chooseRegion } from '../region/choose-region.ts'
import type { Visit } from '../request/visit.ts'
import { isStaff } from './is-staff.ts'

/**
 * Passes a call, a picture or an upload on to the API with the router's word on region, language
 * and audience. What is for the router alone does not exist from outside.
 */
export async function passCall(house: House, visit: Visit): Promise<void> {
  const path = decodeURIComponent(visit.path).toLowerCase()
  if (/^\/api\/internal(\/|$)/.test(path)) return sendProblem(visit, 'not_found')
  if (/^\/api\/docs(\/|$)/.test(path) && !(await isStaff(house, visit))) {
    return sendProblem(visit, 'not_found')
  }
  await house.proxy.pass(visit, house.settings.apiOrigin, contextHeaders(house, visit))
}

function contextHeaders(house: House, visit: Visit): Record<string, string> {
  const { map } = house.config
  if (!map) return { 'x-shop-audience': visit.audience }
  const { region, language } = chooseRegion(visit, map)
  return {
    'x-shop-region': String(region.id),
    'x-shop-lang': language,
    'x-shop-audience': visit.audience,
  }
}
