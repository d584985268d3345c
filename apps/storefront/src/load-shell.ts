import { getInitialData, getMenu } from '@svetlitsa/api-client/api/shell'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { cache } from 'react'
import { callOptions } from './call-options.ts'
import type { PageContext } from './page-context.ts'

// React remembers by identity, and layout and page make their contexts each for itself.
const initialData = cache(async (variant: string, language: string, isCrawler: boolean) => {
  const context = { variant, language, isCrawler } as PageContext
  return answerOf(await getInitialData({}, callOptions(context)))
})

/** The region's data; layout and page of one drawing share one answer. */
export function loadInitialData({ variant, language, isCrawler }: PageContext) {
  return initialData(variant, language, isCrawler)
}

/** The catalogue's sections for the header. */
export async function loadMenu(context: PageContext) {
  return answerOf(await getMenu({}, callOptions(context)))
}
