import { useState } from 'react'
import { createIdempotentSubmit, type IdempotentSubmit } from './create-idempotent-submit.ts'

/** The idempotent submit of one form; see {@link createIdempotentSubmit}. */
export function useIdempotentSubmit(): IdempotentSubmit {
  return useState(createIdempotentSubmit)[0]
}
