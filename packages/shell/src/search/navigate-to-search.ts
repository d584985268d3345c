import { direct } from '@svetlitsa/api-client/search/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { readSearchQuery } from '@svetlitsa/domain/search/search-query'

/** Maximum time to wait for the direct match that would skip the results page. */
const timeoutMs = 800

/** Navigates to the target of a search: the page of the only match, otherwise the results. */
export async function navigateToSearch(text: string): Promise<void> {
  const q = readSearchQuery(text)
  if (q === '') return
  clickLink((await findDirectLink(q)) ?? link.search({ q }))
}

async function findDirectLink(query: string): Promise<string | null> {
  try {
    const outcome = await direct({ query }, { signal: AbortSignal.timeout(timeoutMs) })
    return outcome.ok ? outcome.answer.direct : null
  } catch {
    // The results page finds the same with one more step.
    return null
  }
}

/** Clicks a link, so that the app's own router navigates where it can. */
function clickLink(href: string): void {
  const anchor = document.createElement('a')
  anchor.href = href
  anchor.hidden = true
  document.body.append(anchor)
  anchor.click()
  anchor.remove()
}
