import { productRedirect } from '@svetlitsa/api-client/product-link/client'
import { link } from '@svetlitsa/domain/route/site-map'
import { redirect } from 'next/navigation'
import { getCallOptions } from '../../../../../../../page-context/get-call-options.ts'
import {
  type ContextParams,
  toPageContext,
} from '../../../../../../../page-context/page-context.ts'

type ProductGuidProps = {
  params: Promise<ContextParams & { productGuid: string; offerGuid: string }>
}

/**
 * Redirects a pair of guids to its product; an unknown pair to the not-found page for guids (ADR
 * 0045).
 */
export default async function ProductGuid({ params }: ProductGuidProps) {
  const { productGuid, offerGuid, ...rest } = await params
  const pair = {
    productGuid: decodeURIComponent(productGuid),
    offerGuid: decodeURIComponent(offerGuid),
  }
  const outcome = await productRedirect(pair, getCallOptions(toPageContext(rest)))
  const url = outcome.ok ? outcome.answer.url : null
  redirect(url ?? link.unknownProduct(pair.productGuid, pair.offerGuid))
}
