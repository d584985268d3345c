import { link } from '@svetlitsa/domain/route/site-map'
import type { Metadata } from 'next'
import { kindMetadata } from '../../../../../../features/list/kind-metadata.ts'
import { KindPage } from '../../../../../../features/list/kind-page.tsx'
import type { ListSearch } from '../../../../../../features/list/list-choice.ts'
import { loadVendor } from '../../../../../../features/vendor/load-vendor.ts'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'

type ManufacturerPageProps = {
  params: Promise<ContextParams & { vendor: string }>
  searchParams: Promise<ListSearch>
}

async function load({ params, searchParams }: ManufacturerPageProps) {
  const { vendor: code, ...rest } = await params
  const context = contextOf(rest)
  const told = await loadVendor(context, code)
  const shown = {
    scope: { vendor: code },
    path: link.manufacturer(code),
    search: await searchParams,
  }
  return { context, shown, ...told }
}

export async function generateMetadata(props: ManufacturerPageProps): Promise<Metadata> {
  const { context, shown, name: title, description } = await load(props)
  return kindMetadata(context, { ...shown, title, description })
}

export default async function ManufacturerPage(props: ManufacturerPageProps) {
  const { context, shown, name, trail } = await load(props)
  return <KindPage context={context} shown={shown} title={name} trail={trail} />
}
