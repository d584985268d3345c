import { link } from '@svetlitsa/domain/route/site-map'
import type { Metadata } from 'next'
import type { ListSearch } from '../../../../../../features/product-list/choice/list-choice.ts'
import { buildListMetadata } from '../../../../../../features/product-list/page/build-list-metadata.ts'
import { ListPage } from '../../../../../../features/product-list/page/list-page.tsx'
import { loadVendor } from '../../../../../../features/vendor/load-vendors.ts'
import { type ContextParams, toPageContext } from '../../../../../../page-context/page-context.ts'

type VendorPageProps = {
  params: Promise<ContextParams & { vendor: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: VendorPageProps) {
  const { vendor: code, ...rest } = await params
  const context = toPageContext(rest)
  const metadata = await loadVendor(context, code)
  const listRequest = {
    scope: { vendor: code },
    path: link.vendorPage(code),
    search: await searchParams,
  }
  return { context, listRequest, ...metadata }
}

export async function generateMetadata(props: VendorPageProps): Promise<Metadata> {
  const { context, listRequest, name: title, description } = await load(props)
  return buildListMetadata(context, { ...listRequest, title, description })
}

export default async function VendorPage(props: VendorPageProps) {
  const { context, listRequest, name, trail } = await load(props)
  return <ListPage context={context} listRequest={listRequest} title={name} trail={trail} />
}
