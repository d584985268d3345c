import { getCatalogSectionData } from '@svetlitsa/api-client/catalogue/client'
import { cache } from 'react'
import { getCallOptions } from '../../../page-context/get-call-options.ts'
import type { PageContext } from '../../../page-context/page-context.ts'

const loadOnce = cache(
  async (
    variant: string,
    language: PageContext['language'],
    isCrawler: boolean,
    code: string,
    tag: string | undefined,
  ) => {
    const outcome = await getCatalogSectionData(
      { SECTION_CODE: code, ...(tag ? { TAG: tag } : {}) },
      getCallOptions({ variant, language, isCrawler }),
    )
    return outcome.ok ? outcome.answer : null
  },
)

/** Loads the content of a section or tag page other than its products; null where there is none. */
export function loadSection(
  { variant, language, isCrawler }: PageContext,
  code: string,
  tag?: string,
) {
  return loadOnce(variant, language, isCrawler, code, tag)
}

export type SectionData = NonNullable<Awaited<ReturnType<typeof loadSection>>>
