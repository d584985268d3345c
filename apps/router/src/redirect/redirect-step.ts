import { sendSmall } from '../answer/send-small.ts'
import type { House } from '../house.ts'
import { choiceCookies } from '../region/choice-cookies.ts'
import { withoutChoice } from '../region/choose-region.ts'
import type { PlacedVisit } from '../request/visit.ts'
import { textOf } from './address.ts'
import { campaignNote } from './campaign-note.ts'
import { settledAddress } from './redirect-target.ts'

/**
 * Steps 3 and 4 of the pipeline: keeps a choice of region or language and sends the visitor, in
 * one hop, to the one address the request belongs to. True where it has answered.
 */
export async function redirectStep(house: House, visit: PlacedVisit): Promise<boolean> {
  const { choice } = visit
  const hasChoice = choice.chosenRegion !== null || choice.chosenLanguage !== null
  const query = hasChoice ? withoutChoice(visit.query) : visit.query
  const { address, permanent } = await settledAddress(house, visit, visit.path, query)
  const target = textOf(address)
  const differs =
    target !== textOf({ origin: null, foreign: false, path: visit.path, query, hash: '' })
  const keepsChoice = hasChoice && visit.audience === 'person'
  if (!differs && !keepsChoice) return false
  if (visit.rsc) {
    // Next loads the address whole then, and meets the one redirect there.
    sendSmall(visit, 404, '')
    return true
  }
  const note = address.foreign ? null : campaignNote(visit.query, address.query, visit.secure)
  const cookies = keepsChoice ? choiceCookies(choice, visit.secure) : []
  if (note) cookies.push(note)
  const isPermanent = permanent && !keepsChoice
  sendSmall(visit, isPermanent ? 301 : 302, '', {
    location: target,
    'cache-control': cacheControl(isPermanent, hasChoice || note !== null),
    ...(cookies.length > 0 ? { 'set-cookie': cookies } : {}),
  })
  house.metrics.countRedirect(keepsChoice ? 'choice' : 'moved')
  return true
}

function cacheControl(isPermanent: boolean, isOwn: boolean): string {
  if (!isPermanent) return 'private, no-store'
  return isOwn ? 'private, max-age=3600' : 'public, max-age=3600'
}
