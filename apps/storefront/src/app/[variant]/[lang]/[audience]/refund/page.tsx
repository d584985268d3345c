import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content-texts'
import { writtenText } from '@svetlitsa/i18n/info/written-text'
import { infoTexts } from '@svetlitsa/i18n/info-texts'
import { TextLink } from '@svetlitsa/ui/primitives/text-link'
import type { Metadata } from 'next'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { RefundState } from '../../../../../features/refund/refund-state.tsx'
import { infoMetadata } from '../../../../../info-metadata.ts'
import { type ContextParams, contextOf } from '../../../../../page-context.ts'

type RefundPageProps = {
  params: Promise<ContextParams>
  searchParams: Promise<{ id?: string | string[] }>
}

export async function generateMetadata({
  params,
  searchParams,
}: RefundPageProps): Promise<Metadata> {
  const context = contextOf(await params)
  const isOnes = (await searchParams).id !== undefined
  return infoMetadata(context, {
    title: infoTexts[context.language].titles.refund,
    description: writtenText('refund', context.language).lead,
    path: link.refund(),
    // The address with an id opens somebody's own refund.
    ...(isOnes ? { robots: { index: false } } : {}),
  })
}

/** The rules of refunds, and beside them how one's own fares. */
export default async function RefundPage({ params, searchParams }: RefundPageProps) {
  const context = contextOf(await params)
  const { language } = context
  const { id } = await searchParams
  const { refund: words } = contentTexts[language]
  return (
    <InfoFrame context={context} title={infoTexts[language].titles.refund}>
      <section aria-labelledby="state" className="mb-10 max-w-text">
        <h2 id="state" className="mb-3 text-h3">
          {words.find}
        </h2>
        {typeof id === 'string' ? (
          <RefundState id={id} />
        ) : (
          <p className="text-ink-soft">
            {words.findText} <TextLink href={link.orders()}>{words.orders}</TextLink>
          </p>
        )}
      </section>
      <InfoArticle context={context} code="refund" />
    </InfoFrame>
  )
}
