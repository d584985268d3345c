import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getInitialData, getMenu } from '@svetlitsa/api-client/shell/client'
import { cache } from 'react'
import { getCallOptions } from './get-call-options.ts'
import { keepAnswer } from './keep-answer.ts'
import type { PageContext } from './page-context.ts'

// React's `cache` compares arguments by identity, and layout and page each create their own
// context, so the arguments are primitive values.
const loadInitialDataOnce = cache((variant: string, language: string, isCrawler: boolean) => {
  const context = { variant, language, isCrawler } as PageContext
  return keepAnswer('initial', context, async () =>
    unwrapAnswer(await getInitialData({}, getCallOptions(context))),
  )
})

/** Loads the data of the region; layout and page of one render share the answer. */
export function loadInitialData({ variant, language, isCrawler }: PageContext) {
  return loadInitialDataOnce(variant, language, isCrawler)
}

/** Loads the catalogue sections for the header. */
export function loadMenu(context: PageContext) {
  return keepAnswer('menu', context, async () =>
    unwrapAnswer(await getMenu({}, getCallOptions(context))),
  )
}
