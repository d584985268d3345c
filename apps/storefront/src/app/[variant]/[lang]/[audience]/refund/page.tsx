import { link } from '@svetlitsa/domain/route/site-map'
import { contentTexts } from '@svetlitsa/i18n/content/content-texts'
import { getInfoText } from '@svetlitsa/i18n/info/get-info-text'
import { infoTexts } from '@svetlitsa/i18n/info/info-texts'
import { TextLink } from '@svetlitsa/ui/actions/text-link'
import type { Metadata } from 'next'
import { InfoArticle } from '../../../../../features/info/info-article.tsx'
import { InfoFrame } from '../../../../../features/info/info-frame.tsx'
import { Island } from '../../../../../island/island.tsx'
import { type ContextParams, toPageContext } from '../../../../../page-context/page-context.ts'
import { buildInfoMetadata } from '../../../../../page-metadata/build-info-metadata.ts'

type RefundPageProps = {
  params: Promise<ContextParams>
  searchParams: Promise<{ id?: string | string[] }>
}

export async function generateMetadata({
  params,
  searchParams,
}: RefundPageProps): Promise<Metadata> {
  const context = toPageContext(await params)
  const hasRefundId = (await searchParams).id !== undefined
  return buildInfoMetadata(context, {
    title: infoTexts[context.language].titles.refund,
    description: getInfoText('refund', context.language).lead,
    path: link.refund(),
    // The address with an id shows the refund of one customer.
    ...(hasRefundId ? { robots: { index: false } } : {}),
  })
}

/** The refund rules, and the state of a refund when the address has its id. */
export default async function RefundPage({ params, searchParams }: RefundPageProps) {
  const context = toPageContext(await params)
  const { language } = context
  const { id } = await searchParams
  const { refund: texts } = contentTexts[language]
  return (
    <InfoFrame context={context} title={infoTexts[language].titles.refund}>
      <section aria-labelledby="state" className="mb-10 max-w-text">
        <h2 id="state" className="mb-3 text-h3">
          {texts.find}
        </h2>
        {typeof id === 'string' ? (
          <Island name="refundState" props={{ id }} />
        ) : (
          <p className="text-ink-soft">
            {texts.findText} <TextLink href={link.orders()}>{texts.orders}</TextLink>
          </p>
        )}
      </section>
      <InfoArticle context={context} code="refund" />
    </InfoFrame>
  )
}
