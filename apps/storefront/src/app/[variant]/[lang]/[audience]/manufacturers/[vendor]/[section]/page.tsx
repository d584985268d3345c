import { link } from '@svetlitsa/domain/route/site-map'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ListSearch } from '../../../../../../../features/product-list/choice/list-choice.ts'
import { buildListMetadata } from '../../../../../../../features/product-list/page/build-list-metadata.ts'
import { ListPage } from '../../../../../../../features/product-list/page/list-page.tsx'
import { loadSection } from '../../../../../../../features/product-list/section/load-section.ts'
import { loadVendor } from '../../../../../../../features/vendor/load-vendors.ts'
import {
  type ContextParams,
  toPageContext,
} from '../../../../../../../page-context/page-context.ts'

type VendorSectionProps = {
  params: Promise<ContextParams & { vendor: string; section: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: VendorSectionProps) {
  const { vendor: code, section: sectionCode, ...rest } = await params
  const context = toPageContext(rest)
  const [{ name, description, trail }, section] = await Promise.all([
    loadVendor(context, code),
    loadSection(context, sectionCode),
  ])
  if (!section) notFound()
  const listRequest = {
    scope: { vendor: code, section: sectionCode },
    path: link.vendorPage(code, sectionCode),
    search: await searchParams,
  }
  const steps = [...trail, { name, url: link.vendorPage(code) }]
  return {
    context,
    listRequest,
    name,
    title: section.currentSection.name,
    trail: steps,
    description,
  }
}

export async function generateMetadata(props: VendorSectionProps): Promise<Metadata> {
  const { context, listRequest, name, title, description } = await load(props)
  return buildListMetadata(context, { ...listRequest, title: `${title}: ${name}`, description })
}

export default async function VendorSectionPage(props: VendorSectionProps) {
  const { context, listRequest, title, trail } = await load(props)
  return <ListPage context={context} listRequest={listRequest} title={title} trail={trail} />
}
