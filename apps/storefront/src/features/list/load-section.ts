import { getCatalogSectionData } from '@svetlitsa/api-client/api/catalogue'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

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
      callOptions({ variant, language, isCrawler }),
    )
    return outcome.ok ? outcome.answer : null
  },
)

/** What the page of a section, or of a tag of it, says beside its goods; null where there is none. */
export function loadSection(
  { variant, language, isCrawler }: PageContext,
  code: string,
  tag?: string,
) {
  return loadOnce(variant, language, isCrawler, code, tag)
}

export type SectionData = NonNullable<Awaited<ReturnType<typeof loadSection>>>
