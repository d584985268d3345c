import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { translator } from '@svetlitsa/i18n/translator'
import type { Metadata } from 'next'
import { shareMetadata } from '../../seo/share-metadata.ts'
import { addressOfChoice } from './list-choice.ts'
import { loadSectionPage, type SectionPageProps } from './load-section-page.ts'

/** Title, description and canonical address of a section's or a tag's page. */
export async function sectionMetadata(props: SectionPageProps): Promise<Metadata> {
  const { context, section, shown } = await loadSectionPage(props)
  const { title, description } = section.seoParams
  const { choice, path } = shown
  const say = translator(catalogueTexts, context.language)
  const page = choice.page > 1 ? `, ${say('page', { page: choice.page })}` : ''
  return {
    title: { absolute: title + page },
    description,
    alternates: { canonical: addressOfChoice(path, { ...choice, sort: null }) },
    ...shareMetadata({ language: context.language, title, description, path }),
  }
}
