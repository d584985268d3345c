import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getInitialData, getMenu } from '@svetlitsa/api-client/shell/client'
import { cache } from 'react'
import { getCallOptions } from './get-call-options.ts'
import type { PageContext } from './page-context.ts'

// React's `cache` compares arguments by identity, and layout and page each create their own
// context, so the arguments are primitive values.
const loadInitialDataOnce = cache(async (variant: string, language: string, isCrawler: boolean) => {
  const context = { variant, language, isCrawler } as PageContext
  return unwrapAnswer(await getInitialData({}, getCallOptions(context)))
})

/** Loads the data of the region; layout and page of one render share the answer. */
export function loadInitialData({ variant, language, isCrawler }: PageContext) {
  return loadInitialDataOnce(variant, language, isCrawler)
}

/** Loads the catalogue sections for the header. */
export async function loadMenu(context: PageContext) {
  return unwrapAnswer(await getMenu({}, getCallOptions(context)))
}
