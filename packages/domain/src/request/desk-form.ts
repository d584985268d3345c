import { type RequestField, type RequestKind, requestForms } from './request-form.ts'

/** What the request desk shows: submitted forms, and buyers who reached a limit of orders. */
export type DeskKind = RequestKind | 'order-limit'

/** A field of a request at the desk, besides contacts and comment. */
export type DeskField = RequestField | 'limit' | 'clientAddress'

/** The fields of each kind of request at the desk, in order. */
export const deskForms: Readonly<Record<DeskKind, readonly { field: DeskField }[]>> = {
  ...requestForms,
  'order-limit': [{ field: 'limit' }, { field: 'clientAddress' }],
}
