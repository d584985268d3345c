import * as z from 'zod'
import { defineCall } from '../call/call.ts'
import { regionName } from '../region/contract.ts'

export const vacancySummary = z.object({
  id: z.int(),
  name: z.string(),
  url: z.string(),
  department: z.string(),
  /** The city, or a description such as remote work. */
  place: z.string(),
  /** Whether the job is in the reader's city or remote. */
  isHere: z.boolean(),
  salaryFrom: z.int().nullable(),
  salaryTo: z.int().nullable(),
  sign: z.string(),
  schedule: z.string(),
  text: z.string(),
})

export const getVacancies = defineCall({
  method: 'POST',
  path: '/api_vue/getVacancies/list/?sr',
  summary: "Vacancies, the visitor's city first",
  query: z.object({ sr: regionName.optional() }),
  body: z.object({}),
  answer: z.object({ vacancies: z.array(vacancySummary) }),
  effect: 'read',
  caller: 'anyone',
})

export const getVacancy = defineCall({
  method: 'POST',
  path: '/api_vue/getVacancies/detail/',
  summary: 'Complete vacancy',
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
