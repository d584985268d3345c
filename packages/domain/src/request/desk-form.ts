import { type RequestField, type RequestKind, requestForms } from './request-form.ts'

/**
 * What the request desk shows: submitted forms, buyers who reached a limit of orders, and what
 * customers ask about an order.
 */
export type DeskKind = RequestKind | 'order-limit' | 'order'

/** A field of a request at the desk, besides contacts and comment. */
export type DeskField = RequestField | 'limit' | 'clientAddress' | 'order' | 'topic'

/** The fields of each kind of request at the desk, in order. */
export const deskForms: Readonly<Record<DeskKind, readonly { field: DeskField }[]>> = {
  ...requestForms,
  'order-limit': [{ field: 'limit' }, { field: 'clientAddress' }],
  order: [{ field: 'order' }, { field: 'topic' }],
}
