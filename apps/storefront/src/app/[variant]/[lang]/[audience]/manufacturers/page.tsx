import { link } from '@svetlitsa/domain/route/site-map'
import { formatTypography } from '@svetlitsa/domain/text/format-typography'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import { Untranslated } from '@svetlitsa/ui/data/untranslated'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { LinkColumns } from '../../../../../features/info/link-columns.tsx'
import { loadVendors } from '../../../../../features/vendor/load-vendors.ts'
import { loadInitialData } from '../../../../../page-context/load-initial-data.ts'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'

type VendorsPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: VendorsPageProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  const { titles, manufacturers } = infoTexts[language]
  return {
    title: titles.manufacturers,
    description: manufacturers,
    alternates: { canonical: link.vendors() },
  }
}

export default async function VendorsPage({ params }: VendorsPageProps) {
  const context = toPageContext(await params)
  const { titles, manufacturers } = infoTexts[context.language]
  const [vendors, { regionData }] = await Promise.all([
    loadVendors(context),
    loadInitialData(context),
  ])
  if (regionData.HIDDEN_MANUFACTURER) notFound()
  return (
    <InfoFrame context={context} title={titles.manufacturers}>
      <p className="mb-6 max-w-text text-lead text-ink-soft">{manufacturers}</p>
      <LinkColumns
        links={vendors
          .filter(({ count }) => count > 0)
          .map(({ name, code }) => ({
            text: (
              <Untranslated pageLanguage={context.language}>{formatTypography(name)}</Untranslated>
            ),
            href: link.vendorPage(code),
          }))}
      />
    </InfoFrame>
  )
}
