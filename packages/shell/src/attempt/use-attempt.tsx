'use client'

import { useState } from 'react'
import { type Attempt, makeAttempt } from './make-attempt.tsx'

/** The attempts of one form at its call; see {@link makeAttempt}. */
export function useAttempt(): Attempt {
  return useState(makeAttempt)[0]
}
