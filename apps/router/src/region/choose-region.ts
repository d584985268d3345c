import type { ConfigLookup } from '../config/config-lookup.ts'
import type { ShopRegion } from '../config/router-config.ts'
import { readCookie } from '../request/read-cookie.ts'
import type { RequestContext } from '../request/request-context.ts'
import { chooseLanguage } from './choose-language.ts'
import type { RegionChoice } from './region-choice.ts'

const regionNames = ['sr', 'region_id', 'region']
const mayChoose = /(^|&)(sr|region_id|region|lang)=/

/**
 * Chooses region and language: from the query, else the cookie, else the host, else the default.
 * Unknown values are ignored (rule.region-query, ADR 0046, step 3).
 */
export function chooseRegion(context: RequestContext, map: ConfigLookup): RegionChoice {
  const parameters = mayChoose.test(context.query) ? new URLSearchParams(context.query) : null
  const chosenRegion = parameters ? findRequestedRegion(parameters, map) : null
  const { cookie } = context.request.headers
  const savedRegion = chosenRegion ? null : readCookie(cookie, 'sr')
  const { chosen, language } = chooseLanguage(
    parameters?.get('lang') ?? null,
    cookie,
    map.languages,
  )
  return {
    chosenRegion,
    chosenLanguage: chosen,
    region:
      chosenRegion ??
      (savedRegion ? map.region(savedRegion) : null) ??
      (context.hostname.startsWith('kz.') ? map.kzRegion : map.defaultRegion),
    language,
  }
}

/** Removes the parameters that choose a region or a language from the query. */
export function withoutChoice(query: string): string {
  return query
    .split('&')
    .filter((part) => !/^(sr|region_id|region|lang)(=|$)/.test(part))
    .join('&')
}

function findRequestedRegion(parameters: URLSearchParams, map: ConfigLookup): ShopRegion | null {
  for (const name of regionNames) {
    const value = parameters.get(name)
    const region = value ? map.region(value) : null
    if (region) return region
  }
  return null
}
