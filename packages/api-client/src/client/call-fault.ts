import type { Problem } from '../contract/problem.ts'

/** A call that failed in a way its contract does not expect: the network, the server, the session. */
export class CallFault extends Error {
  readonly status: number
  readonly problem: Problem | null

  constructor(key: string, status: number, problem: Problem | null) {
    super(`${key}: ${status}${problem ? ` ${problem.code}` : ''}`)
    this.name = 'CallFault'
    this.status = status
    this.problem = problem
  }
}
