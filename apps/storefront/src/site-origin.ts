import { readSettings } from './env.ts'

/** The origin a page is known by: Kazakhstan has a host of its own under the shop's. */
export function siteOrigin(isKz: boolean): URL {
  const origin = new URL(readSettings().publicOrigin)
  if (isKz && !origin.hostname.startsWith('kz.')) origin.hostname = `kz.${origin.hostname}`
  return origin
}
