import * as z from 'zod'

/** A sum as the acquirers write it: whole units, and the hundredths that no sum of the shop has. */
export const sandboxAmount = z
  .string()
  .regex(/^\d{1,16}\.00$/)
  .refine((text) => Number.isSafeInteger(Number(text)))
