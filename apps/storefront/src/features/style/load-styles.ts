import { getStyles } from '@svetlitsa/api-client/api/style'
import { answerOf } from '@svetlitsa/api-client/client/answer-of'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean) =>
    answerOf(await getStyles({}, callOptions({ variant, language, isCrawler }))).styles,
)

/** Styles of interior that have goods in the region. */
export function loadStyles({ variant, language, isCrawler }: PageContext) {
  return loadOnce(variant, language, isCrawler)
}

export type InteriorStyle = Awaited<ReturnType<typeof loadStyles>>[number]
