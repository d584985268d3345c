const noted = /^(yclid|ymclid|gclid|utm_[a-z_]{1,20})$/
const thirtyDaysSeconds = 30 * 24 * 60 * 60

/**
 * The cookie that keeps campaign marks (yclid, utm_*) which a redirect is about to drop, so that
 * the analytics on the next page still know them (decisions «pipeline» 3); null where none is lost.
 */
export function campaignNote(query: string, keptQuery: string, secure: boolean): string | null {
  if (!/(yclid|gclid|utm_)/.test(query)) return null
  const kept = new URLSearchParams(keptQuery)
  const lost = new URLSearchParams()
  for (const [name, value] of new URLSearchParams(query)) {
    if (noted.test(name) && !kept.has(name) && value !== '') lost.set(name, value.slice(0, 200))
  }
  if (lost.size === 0) return null
  const value = encodeURIComponent(lost.toString().slice(0, 1500))
  const attributes = `; Path=/; Max-Age=${thirtyDaysSeconds}; SameSite=Lax`
  return `campaign=${value}${attributes}${secure ? '; Secure' : ''}`
}
