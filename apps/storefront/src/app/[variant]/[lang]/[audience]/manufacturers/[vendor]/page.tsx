import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { KindPage } from '../../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../../features/list/list-choice.ts'
import { loadVendors } from '../../../../../../features/vendor/load-vendors.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'

type ManufacturerPageProps = {
  params: Promise<ContextParams & { vendor: string }>
  searchParams: Promise<ListSearch>
}

async function load(params: ManufacturerPageProps['params']) {
  const { vendor: code, ...rest } = await params
  const context = contextOf(rest)
  const vendor = (await loadVendors(context)).find((one) => one.code === code)
  if (!vendor) notFound()
  return { context, vendor }
}

export async function generateMetadata({ params }: ManufacturerPageProps): Promise<Metadata> {
  const { vendor } = await load(params)
  return {
    title: typo(vendor.name),
    alternates: { canonical: link.manufacturer(vendor.code) },
  }
}

export default async function ManufacturerPage({ params, searchParams }: ManufacturerPageProps) {
  const { context, vendor } = await load(params)
  const { titles } = infoTexts[context.language]
  return (
    <KindPage
      context={context}
      scope={{ vendor: vendor.code }}
      path={link.manufacturer(vendor.code)}
      search={await searchParams}
      title={typo(vendor.name)}
      trail={[{ name: titles.manufacturers, url: link.manufacturers() }]}
    />
  )
}
