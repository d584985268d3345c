import { createInterface } from 'node:readline'
import type * as z from 'zod'

/** The input ended before every question was answered. */
export class SetupEndedError extends Error {
  constructor() {
    super('The answers ended before the last question')
    this.name = 'SetupEndedError'
  }
}

/** Asks until the answer is valid; an empty answer is the usual one, shown in brackets. */
export type Ask = (
  question: string,
  usual: string,
  check: z.ZodType<unknown, string>,
) => Promise<string>

/**
 * Questions on a terminal, or answered by lines that were piped in at once; what was typed before a
 * question was asked is not lost.
 */
export function openQuestions(
  input: NodeJS.ReadableStream,
  output: NodeJS.WritableStream,
): { ask: Ask; close: () => void } {
  const terminal = createInterface({ input, output })
  const lines = terminal[Symbol.asyncIterator]()
  const ask: Ask = async (question, usual, check) => {
    for (;;) {
      terminal.setPrompt(`${question}${usual ? ` [${usual}]` : ''}: `)
      terminal.prompt()
      const { done, value } = await lines.next()
      if (done) throw new SetupEndedError()
      const answer = value.trim() || usual
      const { success, error } = check.safeParse(answer)
      if (success) return answer
      output.write(`  ${error.issues[0]?.message ?? 'This is not valid'}. Please type it again.\n`)
    }
  }
  return { ask, close: () => terminal.close() }
}
