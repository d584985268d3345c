import { link } from '@svetlitsa/domain/route/site-map'
import { pollTexts } from '@svetlitsa/i18n/poll/poll-texts'
import { BlankHeader } from '@svetlitsa/ui/layout/blank-layout'
import type { Metadata } from 'next'
import { Island } from '../../../../../../../island/island.tsx'
import { loadInitialData } from '../../../../../../../page-context/load-initial-data.ts'
import {
  type ContextParams,
  toPageContext,
} from '../../../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../../../page-metadata/build-info-metadata.ts'

type PollPageProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: PollPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  const { title, lead } = pollTexts[context.language]
  return buildInfoMetadata(context, { title, description: lead, path: link.serviceQuality() })
}

export default async function PollPage({ params }: PollPageProps) {
  const context = toPageContext(await params)
  const { language, isCrawler } = context
  const { shop } = await loadInitialData(context)
  const { title, lead, home } = pollTexts[language]
  return (
    <div className="page-width pt-4 pb-section md:pt-6">
      <BlankHeader
        home={{ href: link.home(), label: shop.name }}
        close={{ href: link.home(), label: home }}
      />
      <div className="mx-auto mt-6 max-w-text">
        <h1 className="text-h1">{title}</h1>
        <p className="mt-2 mb-8 text-lead text-ink-soft">{lead}</p>
        {!isCrawler && <Island name="pollForm" props={{}} hydrate="load" />}
      </div>
    </div>
  )
}
