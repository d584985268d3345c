import * as contract from '@svetlitsa/api-client/contract/request'
import { handle } from '../../platform/handle.ts'
import { refuse } from '../../platform/refusal.ts'
import { findVacancy } from '../vacancy/vacancy.queries.ts'
import { takeRequest } from './take-request.ts'

export const requestRoutes = [
  handle(contract.callback, (context, { name, phone, email, comment, time }) =>
    takeRequest(context, {
      kind: 'callback',
      name,
      phone,
      email,
      comment,
      details: time ? { time } : {},
    }),
  ),

  handle(contract.sendRequest, async (context, sent) => {
    const { kind, name, phone, email, comment, consent: _consent, ...details } = sent
    if (kind === 'vacancy' && /^\d{1,9}$/.test(details.vacancy ?? '')) {
      const found = await findVacancy(context.db, Number(details.vacancy))
      if (!found) return refuse('invalid', { fields: { vacancy: 'unknown' } })
    }
    return takeRequest(context, { kind, name, phone, email, comment, details })
  }),
]
