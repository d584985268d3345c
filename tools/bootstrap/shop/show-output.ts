import { say } from '../bare/progress.mjs'

const widest = 'storefront'.length

/** Shows what a program writes, each line behind the program's name. */
export function showOutput(name: string, text: string): void {
  for (const line of text.trimEnd().split('\n')) say(`${name.padEnd(widest)} │ ${line}`)
}
