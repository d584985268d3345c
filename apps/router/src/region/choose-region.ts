import type { Language } from '@svetlitsa/domain/language/read-language'
import type { ShopRegion } from '../config/router-config.ts'
import type { ShopMap } from '../config/shop-map.ts'
import { readCookie } from '../request/read-cookie.ts'
import type { Visit } from '../request/visit.ts'
import { chooseLanguage } from './choose-language.ts'

/** Region and language of a visit, and what of them its query chose. */
export interface Choice {
  readonly region: ShopRegion
  readonly language: Language
  readonly chosenRegion: ShopRegion | null
  readonly chosenLanguage: Language | null
}

const regionNames = ['sr', 'region_id', 'region']
const mayChoose = /(^|&)(sr|region_id|region|lang)=/

/**
 * Region and language: from the query, else the cookie, else the host, else the default; unknown
 * values are passed over (storefront §2, decisions «pipeline» 3).
 */
export function chooseRegion(visit: Visit, map: ShopMap): Choice {
  const asked = mayChoose.test(visit.query) ? new URLSearchParams(visit.query) : null
  const chosenRegion = asked ? regionAsked(asked, map) : null
  const { cookie } = visit.request.headers
  const kept = chosenRegion ? null : readCookie(cookie, 'sr')
  const { chosen, language } = chooseLanguage(asked?.get('lang') ?? null, cookie)
  return {
    chosenRegion,
    chosenLanguage: chosen,
    region:
      chosenRegion ??
      (kept ? map.region(kept) : null) ??
      (visit.hostname.startsWith('kz.') ? map.kzRegion : map.defaultRegion),
    language,
  }
}

/** The query without the names that choose a region or a language; the rest stays as it was. */
export function withoutChoice(query: string): string {
  return query
    .split('&')
    .filter((part) => !/^(sr|region_id|region|lang)(=|$)/.test(part))
    .join('&')
}

function regionAsked(asked: URLSearchParams, map: ShopMap): ShopRegion | null {
  for (const name of regionNames) {
    const value = asked.get(name)
    const region = value ? map.region(value) : null
    if (region) return region
  }
  return null
}
