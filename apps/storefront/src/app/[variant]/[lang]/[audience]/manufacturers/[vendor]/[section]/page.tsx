import { link } from '@svetlitsa/domain/route/site-map'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { kindMetadata } from '../../../../../../../features/list/kind-metadata.ts'
import { KindPage } from '../../../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../../../features/list/list-choice.ts'
import { loadSection } from '../../../../../../../features/list/load-section.ts'
import { loadVendor } from '../../../../../../../features/vendor/load-vendor.ts'
import { type ContextParams, contextOf } from '../../../../../../../page-context.ts'

type ManufacturerSectionProps = {
  params: Promise<ContextParams & { vendor: string; section: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: ManufacturerSectionProps) {
  const { vendor: code, section: sectionCode, ...rest } = await params
  const context = contextOf(rest)
  const [{ name, description, trail }, section] = await Promise.all([
    loadVendor(context, code),
    loadSection(context, sectionCode),
  ])
  if (!section) notFound()
  const shown = {
    scope: { vendor: code, section: sectionCode },
    path: link.manufacturer(code, sectionCode),
    search: await searchParams,
  }
  const steps = [...trail, { name, url: link.manufacturer(code) }]
  return { context, shown, name, title: section.currentSection.name, trail: steps, description }
}

export async function generateMetadata(props: ManufacturerSectionProps): Promise<Metadata> {
  const { context, shown, name, title, description } = await load(props)
  return kindMetadata(context, { ...shown, title: `${title}: ${name}`, description })
}

export default async function ManufacturerSectionPage(props: ManufacturerSectionProps) {
  const { context, shown, title, trail } = await load(props)
  return <KindPage context={context} shown={shown} title={title} trail={trail} />
}
