import type { AllowedCycle } from './find-cycle-violations.ts'

/** Imports that may close a cycle between folders until they are removed. */
export const allowedCycles: readonly AllowedCycle[] = []
