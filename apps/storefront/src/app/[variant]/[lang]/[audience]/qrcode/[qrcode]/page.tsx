import { getPackage } from '@svetlitsa/api-client/api/product-link'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { callOptions } from '../../../../../../call-options.ts'
import { PackageScreen } from '../../../../../../features/package/package-screen.tsx'
import { type ContextParams, contextOf } from '../../../../../../page-context.ts'

type QrcodePageProps = { params: Promise<ContextParams & { qrcode: string }> }

export async function generateMetadata({ params }: QrcodePageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return { title: productTexts[language].qr.title, robots: { index: false } }
}

/** The code on a package: its product, and the claim for who received it (decisions, «Screens»). */
export default async function QrcodePage({ params }: QrcodePageProps) {
  const { qrcode, ...rest } = await params
  const context = contextOf(rest)
  const code = decodeURIComponent(qrcode)
  const outcome = await getPackage({ qrcode: code }, callOptions(context))
  if (!outcome.ok) notFound()
  return <PackageScreen product={outcome.answer.product} qrcode={code} context={context} />
}
