import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'

export interface CommandResult {
  ok: boolean
  output: string
}

export interface RunOptions {
  cwd: string
  env: NodeJS.ProcessEnv
  reportProgress: (detail: string) => void
  signal: AbortSignal
}

/** Runs a program to completion, whatever its result, and returns its output. */
export async function runToCompletion(
  command: string,
  args: string[],
  { cwd, env, reportProgress, signal }: RunOptions,
): Promise<CommandResult> {
  const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  const appendOutput = (chunk: Buffer) => {
    output += stripVTControlCharacters(chunk.toString('utf8'))
    const line = output.slice(-500).trimEnd().split('\n').at(-1)?.trim()
    if (line) reportProgress(line)
  }
  child.stdout.on('data', appendOutput)
  child.stderr.on('data', appendOutput)
  return new Promise((resolve) => {
    child.once('error', (error) => resolve({ ok: false, output: `${output}\n${error.message}` }))
    child.once('close', (code) => resolve({ ok: code === 0, output }))
  })
}

/** The last lines of an output. */
export function getTail(output: string, lines = 120): string {
  const all = output.trimEnd().split('\n')
  const left = all.length - lines
  return left > 0 ? [`… ${left} lines before`, ...all.slice(-lines)].join('\n') : all.join('\n')
}
