import { readSettings } from '../env.ts'

/** Returns the canonical origin of a page: Kazakhstan has a host of its own. */
export function getSiteOrigin(isKz: boolean): URL {
  const origin = new URL(readSettings().publicOrigin)
  if (isKz && !origin.hostname.startsWith('kz.')) origin.hostname = `kz.${origin.hostname}`
  return origin
}
