import { getNewsDetail, getNewsList } from '@svetlitsa/api-client/api/news'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

/** A page of the news, or null past the end. */
export async function loadNews(context: PageContext, page: number) {
  const outcome = await getNewsList({ page }, callOptions(context))
  if (outcome.ok) return outcome.answer
  if (outcome.reason === 'not_found' || outcome.reason === 'invalid') return null
  throw new Error(outcome.message)
}

/** An article with others beside it, or null where there is none of this code. */
export async function loadArticle(context: PageContext, code: string) {
  const outcome = await getNewsDetail({ code }, callOptions(context))
  return outcome.ok ? outcome.answer : null
}
