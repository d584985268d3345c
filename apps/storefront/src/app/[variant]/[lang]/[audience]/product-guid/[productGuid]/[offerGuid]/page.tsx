import { productRedirect } from '@svetlitsa/api-client/api/product-link'
import { link } from '@svetlitsa/domain/route/site-map'
import { redirect } from 'next/navigation'
import { callOptions } from '../../../../../../../call-options.ts'
import { type ContextParams, contextOf } from '../../../../../../../page-context.ts'

type ProductGuidProps = {
  params: Promise<ContextParams & { productGuid: string; offerGuid: string }>
}

/** Leads on to the product of a pair of guids; an unknown pair to the page that says so (decisions, «Screens»). */
export default async function ProductGuid({ params }: ProductGuidProps) {
  const { productGuid, offerGuid, ...rest } = await params
  const pair = {
    productGuid: decodeURIComponent(productGuid),
    offerGuid: decodeURIComponent(offerGuid),
  }
  const outcome = await productRedirect(pair, callOptions(contextOf(rest)))
  const url = outcome.ok ? outcome.answer.url : null
  redirect(url ?? link.unknownProduct(pair.productGuid, pair.offerGuid))
}
