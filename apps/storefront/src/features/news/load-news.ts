import { getNewsDetail, getNewsList } from '@svetlitsa/api-client/news/client'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

/** Loads a page of news; null past the end. */
export async function loadNews(context: PageContext, page: number) {
  const outcome = await getNewsList({ page }, getCallOptions(context))
  if (outcome.ok) return outcome.answer
  if (outcome.reason === 'not_found' || outcome.reason === 'invalid') return null
  throw new Error(outcome.message)
}

/** Loads an article with related ones; null where the code is unknown. */
export async function loadArticle(context: PageContext, code: string) {
  const outcome = await getNewsDetail({ code }, getCallOptions(context))
  return outcome.ok ? outcome.answer : null
}
