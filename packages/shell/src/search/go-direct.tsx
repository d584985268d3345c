import { direct } from '@svetlitsa/api-client/api/search'
import { link } from '@svetlitsa/domain/route/site-map'

/** Longer than this nobody waits to be spared a page of results. */
const patienceMs = 800

/** Goes where a search leads: straight to the one thing it names, else to the page of results. */
export async function goDirect(typed: string): Promise<void> {
  const q = typed.trim()
  if (q === '') return
  follow((await directOf(q)) ?? link.search({ q }))
}

async function directOf(query: string): Promise<string | null> {
  try {
    const outcome = await direct({ query }, { signal: AbortSignal.timeout(patienceMs) })
    return outcome.ok ? outcome.answer.direct : null
  } catch {
    // The page of results finds the same, only one step later.
    return null
  }
}

/** As a press on a link would, so that the app's own router goes there softly where it can. */
function follow(href: string): void {
  const way = document.createElement('a')
  way.href = href
  way.hidden = true
  document.body.append(way)
  way.click()
  way.remove()
}
