import { link } from '@svetlitsa/domain/route/site-map'
import { notFound } from 'next/navigation'
import { type ContextParams, contextOf } from '../../page-context.ts'
import { type ListSearch, readListChoice } from './list-choice.ts'
import { understoodChoice } from './list-filter.ts'
import { loadList } from './load-list.ts'
import { loadSection } from './load-section.ts'

export type SectionPageProps = {
  params: Promise<ContextParams & { section: string; tag?: string }>
  searchParams: Promise<ListSearch>
}

/** The page of a section or of one of its tags; where there is none, the 404 page. */
export async function loadSectionPage({ params, searchParams }: SectionPageProps) {
  const { section: code, tag, ...rest } = await params
  const context = contextOf(rest)
  const asked = readListChoice(await searchParams)
  const scope = tag ? { section: code, tag } : { section: code }
  const [section, list] = await Promise.all([
    loadSection(context, code, tag),
    loadList(context, { scope, choice: asked }),
  ])
  if (!section || !list) notFound()
  const path = tag ? link.tag(code, tag) : link.section(code)
  return { context, section, shown: { scope, path, choice: understoodChoice(asked, list), list } }
}
