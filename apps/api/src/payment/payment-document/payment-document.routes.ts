import * as contract from '@svetlitsa/api-client/payment-document/contract'
import type { Context } from '../../platform/context/context.ts'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { getSeller, type Seller } from '../../shop/shop-settings/seller.ts'
import { issueBill } from './issue-bill.ts'
import { type DocumentOrder, findBill, findDocumentOrder } from './payment-document.queries.ts'
import { findPickList } from './pick-list.queries.ts'
import { renderBillPdf } from './render-bill-pdf.ts'
import { renderContractPdf, renderOrderPdf } from './render-order-pdf.ts'
import { renderPickListPdf } from './render-pick-list-pdf.ts'

export const paymentDocumentRoutes = [
  handle(contract.startBill, issueBill),

  handle(contract.getBill, async (context, { orderId }) => {
    const order = await findDocumentOrder(context, orderId)
    const bill = order && (await findBill(context.db, order.basketGroup))
    const seller = getSeller(context.services)
    if (!bill || !seller) return refuse('not_found')
    return toFile(`bill-${bill.id}.pdf`, await renderBillPdf(bill, seller, context.language))
  }),

  handle(contract.printContract, async (context, { orderId }) =>
    printDocument(context, orderId, 'contract', renderContractPdf),
  ),
  handle(contract.printOrder, async (context, { orderId }) =>
    printDocument(context, orderId, 'order', renderOrderPdf),
  ),
  handle(contract.printPickList, async (context, { orderId }) => {
    const { services, language } = context
    const order = await findPickList(context, orderId)
    const region = order && services.regions.find(order.regionId)
    if (!order || !region) return refuse('not_found')
    const content = await renderPickListPdf(order, { timeZone: region.timeZone, language })
    return toFile(`pick-list-${order.number}.pdf`, content)
  }),
]

type Render = (
  order: DocumentOrder,
  seller: Seller,
  place: { sign: string; timeZone: string; language: Context['language'] },
) => Promise<Buffer>

async function printDocument(context: Context, number: string, name: string, render: Render) {
  const { services, language } = context
  const order = await findDocumentOrder(context, number)
  const seller = getSeller(services)
  const region = order && services.regions.find(order.regionId)
  if (!order || !seller || !region) return refuse('not_found')
  const place = { sign: region.currency.sign, timeZone: region.timeZone, language }
  return toFile(`${name}-${order.number}.pdf`, await render(order, seller, place))
}

function toFile(fileName: string, content: Buffer) {
  const contentType = 'application/pdf' as const
  return { fileName, contentType, content: content.toString('base64') }
}
