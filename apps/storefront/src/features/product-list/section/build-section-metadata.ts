import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { Metadata } from 'next'
import { buildShareMetadata } from '../../../page-metadata/build-share-metadata.ts'
import { buildChoiceUrl } from '../choice/list-choice.ts'
import { loadSectionPage, type SectionPageProps } from './load-section-page.ts'

/** Title, description and canonical address of a section or tag page. */
export async function buildSectionMetadata(props: SectionPageProps): Promise<Metadata> {
  const { context, section, result } = await loadSectionPage(props)
  const { title, description } = section.seoParams
  const { choice, path } = result
  const t = getTranslator(catalogueTexts, context.language)
  const page = choice.page > 1 ? `, ${t('page', { page: choice.page })}` : ''
  return {
    title: { absolute: title + page },
    description,
    alternates: { canonical: buildChoiceUrl(path, { ...choice, sort: null }) },
    ...buildShareMetadata({ language: context.language, title, description, path }),
  }
}
