import { link } from '@svetlitsa/domain/route/site-map'
import { catalogueTexts } from '@svetlitsa/i18n/catalogue-texts'
import { shellTexts } from '@svetlitsa/i18n/shell-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { kindMetadata } from '../../../../../../features/list/kind-metadata.ts'
import { KindPage } from '../../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../../features/list/list-choice.ts'
import { loadSection } from '../../../../../../features/list/load-section.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'

type SaleSectionProps = {
  params: Promise<ContextParams & { section: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: SaleSectionProps) {
  const { section: code, ...rest } = await params
  const context = contextOf(rest)
  const section = await loadSection(context, code)
  if (!section) notFound()
  const { sale: word } = shellTexts[context.language].header
  const scope = { kind: 'sale' as const, section: code }
  const shown = { scope, path: link.sale(code), search: await searchParams }
  return { context, shown, word, name: section.currentSection.name }
}

export async function generateMetadata(props: SaleSectionProps): Promise<Metadata> {
  const { context, shown, word, name } = await load(props)
  const { sale: description } = catalogueTexts[context.language].descriptions
  return kindMetadata(context, { ...shown, title: `${word}: ${name}`, description })
}

export default async function SaleSectionPage(props: SaleSectionProps) {
  const { context, shown, word, name } = await load(props)
  const trail = [{ name: word, url: link.sale() }]
  return <KindPage context={context} shown={shown} title={name} trail={trail} />
}
