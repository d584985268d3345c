import { getCatalogSectionData } from '@svetlitsa/api-client/api/catalogue'
import { cache } from 'react'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'

const loadOnce = cache(
  async (variant: string, language: PageContext['language'], isCrawler: boolean, code: string) => {
    const outcome = await getCatalogSectionData(
      { SECTION_CODE: code },
      callOptions({ variant, language, isCrawler }),
    )
    return outcome.ok ? outcome.answer : null
  },
)

/** What a section's page says beside its goods; null where there is no such section. */
export function loadSection({ variant, language, isCrawler }: PageContext, code: string) {
  return loadOnce(variant, language, isCrawler, code)
}

export type SectionData = NonNullable<Awaited<ReturnType<typeof loadSection>>>
