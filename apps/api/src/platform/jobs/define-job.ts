import type * as z from 'zod'

/** A kind of job: the name of its queue and the schema of its payload. */
export interface Job<Payload extends object> {
  readonly kind: string
  readonly payload: z.ZodType<Payload>
}

export function defineJob<Payload extends object>(
  kind: string,
  payload: z.ZodType<Payload>,
): Job<Payload> {
  return { kind, payload }
}
