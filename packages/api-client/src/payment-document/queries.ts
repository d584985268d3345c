import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CallInput } from '../call/call.ts'
import { unwrapAnswer } from '../call/unwrap-answer.ts'
import { refreshPayment } from '../payment/queries.ts'
import * as api from './client.ts'
import type * as contract from './contract.ts'

export type BillInput = CallInput<typeof contract.startBill>

/** Issues a bill; a refusal is returned as data, with its fields. */
export function useIssueBill() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ key, input }: { key: string; input: BillInput }) =>
      api.startBill(input, { idempotencyKey: key }),
    onSettled: (_outcome, _error, { input }) => refreshPayment(client, input.basketGroup),
  })
}

export type DocumentKind = 'bill' | 'contract' | 'order' | 'pickList'

/** Loads a document of an order as a file. */
export function useOrderDocument() {
  return useMutation({
    mutationFn: async ({ kind, orderId }: { kind: DocumentKind; orderId: string }) =>
      unwrapAnswer(await printCalls[kind]({ orderId })),
  })
}

const printCalls = {
  bill: api.getBill,
  contract: api.printContract,
  order: api.printOrder,
  pickList: api.printPickList,
} as const
