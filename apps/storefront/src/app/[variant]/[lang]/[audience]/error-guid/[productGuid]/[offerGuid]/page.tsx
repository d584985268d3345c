import { getMiniCards } from '@svetlitsa/api-client/catalogue/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { productTexts } from '@svetlitsa/i18n/product/product-texts'
import { Button } from '@svetlitsa/ui/actions/button'
import type { Metadata } from 'next'
import { CardRow } from '../../../../../../../card/card-row.tsx'
import { ErrorScreen } from '../../../../../../../features/error-page/error-screen.tsx'
import { getCallOptions } from '../../../../../../../page-context/get-call-options.ts'
import { loadInitialData } from '../../../../../../../page-context/load-initial-data.ts'
import {
  type ContextParams,
  toPageContext,
} from '../../../../../../../page-context/page-context.ts'

type ErrorGuidProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: ErrorGuidProps): Promise<Metadata> {
  const { language } = toPageContext(await params)
  return { title: productTexts[language].guid.title, robots: { index: false } }
}

/** Shown with status 404 when a pair of guids matches no product; recommends other products. */
export default async function ErrorGuid({ params }: ErrorGuidProps) {
  const context = toPageContext(await params)
  const texts = productTexts[context.language].guid
  const [{ regionData }, recommended] = await Promise.all([
    loadInitialData(context),
    getMiniCards({ type: 'hits' }, getCallOptions(context)),
  ])
  return (
    <div className="page-width flex flex-col gap-section py-6 md:py-10">
      <ErrorScreen
        title={texts.title}
        text={texts.text}
        digits="404"
        actions={
          <Button kind="dark" href={link.catalog()}>
            {texts.catalog}
          </Button>
        }
      />
      <CardRow
        title={texts.similar}
        products={recommended.ok ? recommended.answer.elements : []}
        context={context}
        sign={regionData.currency.sign}
      />
    </div>
  )
}
