import type { Problem } from './problem.ts'

/** An error that the contract of a call does not list: network, server or session. */
export class CallError extends Error {
  readonly status: number
  readonly problem: Problem | null

  constructor(key: string, status: number, problem: Problem | null) {
    super(`${key}: ${status}${problem ? ` ${problem.code}` : ''}`)
    this.name = 'CallError'
    this.status = status
    this.problem = problem
  }
}
