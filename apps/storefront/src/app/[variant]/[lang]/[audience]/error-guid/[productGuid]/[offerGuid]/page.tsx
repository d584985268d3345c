import { getMiniCards } from '@svetlitsa/api-client/api/catalogue'
import { link } from '@svetlitsa/domain/route/site-map'
import { productTexts } from '@svetlitsa/i18n/product-texts'
import { Button } from '@svetlitsa/ui/primitives/button'
import type { Metadata } from 'next'
import { callOptions } from '../../../../../../../call-options.ts'
import { CardRow } from '../../../../../../../cards/card-row.tsx'
import { ErrorScreen } from '../../../../../../../features/error/error-screen.tsx'
import { loadInitialData } from '../../../../../../../load-shell.ts'
import { type ContextParams, contextOf } from '../../../../../../../page-context.ts'

type ErrorGuidProps = { params: Promise<ContextParams> }

export async function generateMetadata({ params }: ErrorGuidProps): Promise<Metadata> {
  const { language } = contextOf(await params)
  return { title: productTexts[language].guid.title, robots: { index: false } }
}

/** A pair of guids that leads to no product: says so with status 404 and offers other goods. */
export default async function ErrorGuid({ params }: ErrorGuidProps) {
  const context = contextOf(await params)
  const words = productTexts[context.language].guid
  const [{ regionData }, goods] = await Promise.all([
    loadInitialData(context),
    getMiniCards({ type: 'hits' }, callOptions(context)),
  ])
  return (
    <div className="page-width flex flex-col gap-section py-6 md:py-10">
      <ErrorScreen
        title={words.title}
        text={words.text}
        digits="404"
        actions={
          <Button kind="dark" href={link.catalog()}>
            {words.catalog}
          </Button>
        }
      />
      <CardRow
        title={words.similar}
        products={goods.ok ? goods.answer.elements : []}
        context={context}
        sign={regionData.currency.sign}
      />
    </div>
  )
}
