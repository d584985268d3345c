/** Where a visitor came from: marks of the address, else those that a redirect of the shop dropped. */
export type Campaign = { yclid: string | null; marks: Readonly<Record<string, string>> }

const marked = /^(yclid|ymclid|gclid|utm_[a-z_]{1,20})$/

/**
 * Reads campaign marks (decisions «pipeline» 3): the router notes in the cookie `campaign` what it
 * drops from an address, so that a redirect costs the advertiser nothing.
 */
export function readCampaign(search = location.search, cookies = document.cookie): Campaign {
  const noted = /(?:^|;\s*)campaign=([^;]*)/.exec(cookies)?.[1] ?? ''
  const marks: Record<string, string> = {}
  for (const query of [decoded(noted), search]) {
    for (const [name, value] of new URLSearchParams(query)) {
      if (marked.test(name) && value !== '') marks[name] = value.slice(0, 200)
    }
  }
  return { yclid: marks.yclid ?? null, marks }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
