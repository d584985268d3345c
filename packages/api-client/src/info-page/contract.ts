import * as z from 'zod'
import { defineCall } from '../call/call.ts'

export const getInfoPage = defineCall({
  method: 'POST',
  path: '/api_vue/getInfoPage/',
  summary: 'What the owner wrote for an information page; null for the text that it comes with',
  body: z.object({ code: z.string().max(120) }),
  answer: z.object({
    page: z
      .object({
        lead: z.string(),
        parts: z.array(
          z.object({
            title: z.string().optional(),
            paragraphs: z.array(z.string()).optional(),
            points: z.array(z.string()).optional(),
          }),
        ),
      })
      .nullable(),
  }),
  effect: 'read',
  caller: 'anyone',
})
