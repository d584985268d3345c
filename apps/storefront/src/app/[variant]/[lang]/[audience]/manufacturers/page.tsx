import { link } from '@svetlitsa/domain/route/site-map'
import { typo } from '@svetlitsa/domain/text/typo'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import { Untranslated } from '@svetlitsa/ui/primitives/untranslated'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { LinkColumns } from '../../../../../features/info/link-columns.tsx'
import { loadVendors } from '../../../../../features/vendor/load-vendors.ts'
import { loadInitialData } from '../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type ManufacturersPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: ManufacturersPageProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  const { titles, manufacturers } = infoTexts[language]
  return {
    title: titles.manufacturers,
    description: manufacturers,
    alternates: { canonical: link.manufacturers() },
  }
}

export default async function ManufacturersPage({ params }: ManufacturersPageProps) {
  const context = contextOf(await params)
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
            text: <Untranslated on={context.language}>{typo(name)}</Untranslated>,
            href: link.manufacturer(code),
          }))}
      />
    </InfoFrame>
  )
}
