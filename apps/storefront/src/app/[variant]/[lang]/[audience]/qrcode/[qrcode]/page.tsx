import { getPackage } from '@svetlitsa/api-client/package/client'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { PackageScreen } from '../../../../../../features/package/package-screen.tsx'
import { getCallOptions } from '../../../../../../page-context/get-call-options.ts'
import { type ContextParams, toPageContext } from '../../../../../../page-context/page-context.ts'

type QrcodePageProps = { params: Promise<ContextParams & { qrcode: string }> }

export async function generateMetadata({ params }: QrcodePageProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: productTexts[language].qr.title, robots: { index: false } }
}

/**
 * The page behind the QR code on a package: its product and, for the recipient, the claim (ADR
 * 0045).
 */
export default async function QrcodePage({ params }: QrcodePageProps) {
  const { qrcode, ...rest } = await params
  const context = toPageContext(rest)
  const code = decodeURIComponent(qrcode)
  const outcome = await getPackage({ qrcode: code }, getCallOptions(context))
  if (!outcome.ok) notFound()
  return <PackageScreen product={outcome.answer.product} qrcode={code} context={context} />
}
