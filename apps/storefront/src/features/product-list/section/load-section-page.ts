import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue/catalogue-texts'
import { getTranslator } from '@svetlitsa/i18n/translator/get-translator'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { loadInitialData } from '../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../page-context/page-context.ts'
import { buildShareMetadata } from '../../../page-metadata/build-share-metadata.ts'
import { buildChoiceUrl, type ListSearch, parseListChoice } from '../choice/list-choice.ts'
import { getAppliedChoice } from '../choice/list-filter.ts'
import { loadList } from '../page/load-list.ts'
import { loadSection } from './load-section.ts'

export type SectionPageProps = {
  params: Promise<ContextParams & { section: string; tag?: string }>
  searchParams: Promise<ListSearch>
}

/** Loads the page of a section or of one of its tags; otherwise the 404 page. */
export async function loadSectionPage({ params, searchParams }: SectionPageProps) {
  const { section: code, tag, ...rest } = await params
  const context = toPageContext(rest)
  const requested = parseListChoice(await searchParams)
  const path = tag ? link.tag(code, tag) : link.section(code)
  const scope = tag ? { section: code, tag } : { section: code }
  const [section, list] = await Promise.all([
    loadSection(context, code, path),
    loadList(context, { scope, choice: requested }),
  ])
  if (!section || !list) notFound()
  return {
    context,
    section,
    result: { scope, path, choice: getAppliedChoice(requested, list), list },
  }
}

/** Title, description and canonical address of a section or tag page. */
export async function buildSectionMetadata(props: SectionPageProps): Promise<Metadata> {
  const { context, section, result } = await loadSectionPage(props)
  const { title, description } = section.seoParams
  const { shop } = await loadInitialData(context)
  const { choice, path } = result
  const t = getTranslator(catalogueTexts, context.language)
  const page = choice.page > 1 ? `, ${t('page', { page: choice.page })}` : ''
  return {
    title: { absolute: title + page },
    description,
    alternates: { canonical: buildChoiceUrl(path, { ...choice, sort: null }) },
    ...buildShareMetadata({
      language: context.language,
      shopName: shop.name,
      title,
      description,
      path,
    }),
  }
}
