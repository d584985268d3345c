import { unwrapAnswer } from '@svetlitsa/api-client/call/unwrap-answer'
import { getStyles } from '@svetlitsa/api-client/interior-style/client'
import { cache } from 'react'
import { getCallOptions } from '../../page-context/get-call-options.ts'
import type { PageContext } from '../../page-context/page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean) =>
    unwrapAnswer(await getStyles({}, getCallOptions({ variant, language, isCrawler }))).styles,
)

/** Loads the interior styles that have products in the region. */
export function loadStyles({ variant, language, isCrawler }: PageContext) {
  return loadOnce(variant, language, isCrawler)
}

export type InteriorStyle = Awaited<ReturnType<typeof loadStyles>>[number]
