import type { deskRequest } from '@svetlitsa/api-client/request-desk/contract'
import { requestForms } from '@svetlitsa/domain/request/request-form'
import { getRequestState } from '@svetlitsa/domain/request/request-state'
import type * as z from 'zod'
import type { RequestRow } from './request-desk.queries.ts'

/** A form request as shown to staff, with its fields in the order of the form. */
export function toDeskRequest({
  request,
  region,
  vacancyTitle,
  handledBy,
}: RequestRow): z.output<typeof deskRequest> {
  const details: Record<string, string | number> = {
    ...request.details,
    ...(vacancyTitle && { vacancy: vacancyTitle }),
  }
  const handledAt = request.doneAt ?? request.takenAt
  return {
    id: request.id,
    kind: request.kind,
    state: getRequestState(request),
    name: request.name,
    phone: request.phone,
    email: request.email ?? '',
    comment: request.comment,
    details: requestForms[request.kind].flatMap(({ field }) => {
      const value = details[field]
      return value === undefined ? [] : [{ field, value: String(value) }]
    }),
    region,
    language: request.language,
    createdAt: request.createdAt.toISOString(),
    handled: handledAt ? { at: handledAt.toISOString(), by: handledBy } : null,
    note: request.note,
  }
}
