import { maxSum } from '@svetlitsa/domain/money/sum'
import * as z from 'zod'
import type { CertificateTerms } from './issue-certificates.ts'

const MAX_COUNT = 10_000

const schema = z.object({
  count: z.coerce.number().int().min(1).max(MAX_COUNT),
  sum: z.coerce.number().int().min(1).max(maxSum),
  currency: z.enum(['RUB', 'KZT']),
  until: z.iso.date().optional(),
})

/** Reads the options of the command that issues certificates. */
export function parseCertificateTerms(options: object): CertificateTerms {
  const { count, sum: face, currency: currencyCode, until } = schema.parse(options)
  // The last day counts until its end in Moscow.
  const validUntil = until ? new Date(`${until}T23:59:59.999+03:00`) : null
  return { count, face, currencyCode, validUntil }
}
