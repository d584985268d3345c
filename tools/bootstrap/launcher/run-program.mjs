import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { UserError } from './user-error.mjs'

/**
 * Runs a program to completion, showing its last line as the detail of a step, and returns its
 * output. If it fails, the error message is the end of its output. It ends with the given signal,
 * or with the signals of this process if none is given.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, reportProgress?: (detail: string) => void, what: string,
 * signal?: AbortSignal }} options
 * @returns {Promise<string>}
 */
export async function runProgram(command, args, { cwd, env, reportProgress, what, signal }) {
  const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  const release = signal ? () => {} : forwardSignals(child)
  let output = ''
  /** @param {Buffer} chunk */
  const appendOutput = (chunk) => {
    output = (output + chunk).slice(-200_000)
    const line = stripVTControlCharacters(output).trimEnd().split('\n').at(-1)?.trim()
    if (line) reportProgress?.(line)
  }
  child.stdout.on('data', appendOutput)
  child.stderr.on('data', appendOutput)
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (status, signal) => resolve(status ?? signal))
    })
    if (code === 0) return output
    throw new UserError(formatError(what, code, output))
  } catch (error) {
    if (error instanceof UserError) throw error
    throw new UserError(`${what}: ${error instanceof Error ? error.message : error}`)
  } finally {
    release()
  }
}

/**
 * @param {string} what
 * @param {unknown} code
 * @param {string} output
 */
function formatError(what, code, output) {
  const text = stripVTControlCharacters(output).trimEnd()
  if (/ENOSPC|no space left on device/i.test(text)) {
    return `${what}: the disk is full. Free some space and start again.`
  }
  const end = text.split('\n').slice(-25).join('\n')
  return `${what} failed (${code}). The end of its output:\n${end}`
}

/**
 * A signal sent to this process only, not to the terminal’s group, must also stop the program.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function forwardSignals(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  /** @param {NodeJS.Signals} signal */
  const forwardSignal = (signal) => {
    child.kill(signal)
    child.once('exit', () => process.exit(130))
  }
  for (const signal of signals) process.on(signal, forwardSignal)
  return () => {
    for (const signal of signals) process.off(signal, forwardSignal)
  }
}
