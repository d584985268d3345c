import * as z from 'zod'

/** An RFC 9457 problem document, returned for every failed request (ADR 0043). */
export const problem = z.object({
  type: z.string(),
  status: z.int(),
  title: z.string(),
  detail: z.string(),
  code: z.string(),
  fields: z.record(z.string(), z.string()).optional(),
  requestId: z.string().optional(),
})

export type Problem = z.output<typeof problem>
