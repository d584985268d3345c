/**
 * The advertising campaign of a visit: parameters of the address, otherwise those that a redirect
 * of the shop removed.
 */
export type Campaign = { yclid: string | null; marks: Readonly<Record<string, string>> }

const campaignParam = /^(yclid|ymclid|gclid|utm_[a-z_]{1,20})$/

/**
 * Reads campaign parameters (ADR 0046, step 3). The router saves those that it removes from an
 * address in the cookie `campaign`, so that a redirect does not lose them.
 */
export function readCampaign(search = location.search, cookies = document.cookie): Campaign {
  const storedCampaign = /(?:^|;\s*)campaign=([^;]*)/.exec(cookies)?.[1] ?? ''
  const marks: Record<string, string> = {}
  for (const query of [decode(storedCampaign), search]) {
    for (const [name, value] of new URLSearchParams(query)) {
      if (campaignParam.test(name) && value !== '') marks[name] = value.slice(0, 200)
    }
  }
  return { yclid: marks.yclid ?? null, marks }
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
