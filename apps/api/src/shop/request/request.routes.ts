import * as contract from '@svetlitsa/api-client/request/contract'
import { handle } from '../../platform/http/handle.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { findVacancy } from '../vacancy/vacancy.queries.ts'
import { createRequest } from './create-request.ts'

export const requestRoutes = [
  handle(contract.callback, (context, { name, phone, email, comment, time }) =>
    createRequest(context, {
      kind: 'callback',
      name,
      phone,
      email,
      comment,
      details: time ? { time } : {},
    }),
  ),

  handle(contract.sendRequest, async (context, input) => {
    const { kind, name, phone, email, comment, consent: _consent, ...details } = input
    if (kind === 'vacancy' && /^\d{1,9}$/.test(details.vacancy ?? '')) {
      const found = await findVacancy(context.db, Number(details.vacancy))
      if (!found) return refuse('invalid', { fields: { vacancy: 'unknown' } })
    }
    return createRequest(context, { kind, name, phone, email, comment, details })
  }),
]
