import * as z from 'zod'
import { call } from './call.ts'
import { regionName } from './region.ts'

export const vacancySummary = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  department: z.string(),
  /** The city, or how one works without one. */
  place: z.string(),
  /** Whether the work is in the reader's city or anywhere. */
  isHere: z.boolean(),
  salaryFrom: z.int().nullable(),
  salaryTo: z.int().nullable(),
  sign: z.string(),
  schedule: z.string(),
  text: z.string(),
})

export const getVacancies = call({
  method: 'POST',
  path: '/api_vue/getVacancies/list/?sr',
  summary: 'Вакансии, сначала своего города',
  query: z.object({ sr: regionName.optional() }),
  body: z.object({}),
  answer: z.object({ vacancies: z.array(vacancySummary) }),
  effect: 'read',
  caller: 'anyone',
})

export const getVacancy = call({
  method: 'POST',
  path: '/api_vue/getVacancies/detail/',
  summary: 'Вакансия целиком',
  body: z.object({ id: z.union([z.int32(), z.string().max(20)]) }),
  answer: z.object({
    vacancy: vacancySummary.extend({
      duties: z.array(z.string()),
      wishes: z.array(z.string()),
      offers: z.array(z.string()),
      publishedAt: z.string(),
      currencyCode: z.string(),
    }),
  }),
  refusals: { not_found: 404 },
  effect: 'read',
  caller: 'anyone',
})
