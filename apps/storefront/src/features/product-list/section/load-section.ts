import { getCatalogSectionData } from '@svetlitsa/api-client/catalogue/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { cache } from 'react'
import { getCallOptions } from '../../../page-context/get-call-options.ts'
import type { PageContext } from '../../../page-context/page-context.ts'

const loadOnce = cache(
  async (
    variant: string,
    language: PageContext['language'],
    isCrawler: boolean,
    code: string,
    path: string,
  ) => {
    const outcome = await getCatalogSectionData(
      // The address says which tag of the section is meant (rule.route-meta).
      { SECTION_CODE: code, URL: path },
      getCallOptions({ variant, language, isCrawler }),
    )
    return outcome.ok ? outcome.answer : null
  },
)

/** Loads the content of a section or tag page other than its products; null where there is none. */
export function loadSection(
  { variant, language, isCrawler }: PageContext,
  code: string,
  path = link.section(code),
) {
  return loadOnce(variant, language, isCrawler, code, path)
}

export type SectionData = NonNullable<Awaited<ReturnType<typeof loadSection>>>
