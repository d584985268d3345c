import type { takenRequest } from '@svetlitsa/api-client/contract/request'
import { requestForms } from '@svetlitsa/domain/request/request-form'
import { requestStateOf } from '@svetlitsa/domain/request/request-state'
import type * as z from 'zod'
import type { RequestRow } from './request-desk.queries.ts'

/** A form as the staff read it: its fields in the order they were asked. */
export function takenRequestOf({
  request,
  region,
  vacancyTitle,
  handledBy,
}: RequestRow): z.output<typeof takenRequest> {
  const said: Record<string, string | number> = {
    ...request.details,
    ...(vacancyTitle && { vacancy: vacancyTitle }),
  }
  const handledAt = request.doneAt ?? request.takenAt
  return {
    id: request.id,
    kind: request.kind,
    state: requestStateOf(request),
    name: request.name,
    phone: request.phone,
    email: request.email ?? '',
    comment: request.comment,
    details: requestForms[request.kind].flatMap(({ field }) => {
      const value = said[field]
      return value === undefined ? [] : [{ field, value: String(value) }]
    }),
    region,
    language: request.language,
    createdAt: request.createdAt.toISOString(),
    handled: handledAt ? { at: handledAt.toISOString(), by: handledBy } : null,
    note: request.note,
  }
}
