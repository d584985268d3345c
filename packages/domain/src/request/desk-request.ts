import { type RequestField, type RequestKind, requestForms } from './request-form.ts'

/**
 * What the request desk shows: submitted forms, buyers who reached a limit of orders, what customers
 * ask about an order, and price tags that sellers found wrong.
 */
export type DeskKind = RequestKind | 'order-limit' | 'order' | 'price-tag'

/** A field of a request at the desk, besides contacts and comment. */
export type DeskField = RequestField | 'limit' | 'clientAddress' | 'order' | 'topic' | 'store'

/** The fields of each kind of request at the desk, in order. */
export const deskForms: Readonly<Record<DeskKind, readonly { field: DeskField }[]>> = {
  ...requestForms,
  'order-limit': [{ field: 'limit' }, { field: 'clientAddress' }],
  order: [{ field: 'order' }, { field: 'topic' }],
  'price-tag': [{ field: 'store' }, { field: 'goods' }],
}

/** The processing states of a submitted form. */
export const requestStates = ['new', 'work', 'done'] as const
export type RequestState = (typeof requestStates)[number]

/** Returns the state of a request from the moments it was taken and completed. */
export function getRequestState(request: { takenAt: unknown; doneAt: unknown }): RequestState {
  if (request.doneAt !== null) return 'done'
  return request.takenAt === null ? 'new' : 'work'
}
