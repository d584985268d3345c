import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export interface Ending {
  ok: boolean
  output: string
}

interface Options {
  cwd: string
  env: NodeJS.ProcessEnv
  tell: (detail: string) => void
  signal: AbortSignal
}

/** Runs a program to its end, whatever it is, and answers all it wrote. */
export async function runToEnd(
  command: string,
  args: string[],
  { cwd, env, tell, signal }: Options,
): Promise<Ending> {
  const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const take = (chunk: Buffer) => {
    output += stripVTControlCharacters(chunk.toString('utf8'))
    const line = output.slice(-500).trimEnd().split('\n').at(-1)?.trim()
    if (line) tell(line)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${output}\n${error.message}` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** The end of an output, as much as a person reads. */
export function endOf(output: string, lines = 120): string {
  const all = output.trimEnd().split('\n')
  const left = all.length - lines
  return left > 0 ? [`… ${left} lines before`, ...all.slice(-lines)].join('\n') : all.join('\n')
}
