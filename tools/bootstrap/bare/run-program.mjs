import { spawn } from 'node:child_process'
import { stripVTControlCharacters } from 'node:util'
import { PlainFailure } from './plain-failure.mjs'

/**
 * Runs a program to its end, showing its last line as the detail of a step, and answers all it
 * wrote. Where it fails, the end of its output is the message. It ends with the given signal, or
 * with the signals of this process where none is given.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, tell?: (detail: string) => void, what: string, signal?: AbortSignal }} options
 * @returns {Promise<string>}
 */
export async function runProgram(command, args, { cwd, env, tell, what, signal }) {
  const child = spawn(command, args, { cwd, env, signal, stdio: ['ignore', 'pipe', 'pipe'] })
  const release = signal ? () => {} : passSignalsTo(child)
  let output = ''
  /** @param {Buffer} chunk */
  const take = (chunk) => {
    output = (output + chunk).slice(-200_000)
    const line = stripVTControlCharacters(output).trimEnd().split('\n').at(-1)?.trim()
    if (line) tell?.(line)
  }
  child.stdout.on('data', take)
  child.stderr.on('data', take)
  try {
    const code = await new Promise((resolve, reject) => {
      child.once('error', reject)
      child.once('close', (status, signal) => resolve(status ?? signal))
    })
    if (code === 0) return output
    throw new PlainFailure(failureText(what, code, output))
  } catch (error) {
    if (error instanceof PlainFailure) throw error
    throw new PlainFailure(`${what}: ${error instanceof Error ? error.message : error}`)
  } finally {
    release()
  }
}

/**
 * @param {string} what
 * @param {unknown} code
 * @param {string} output
 */
function failureText(what, code, output) {
  const text = stripVTControlCharacters(output).trimEnd()
  if (/ENOSPC|no space left on device/i.test(text)) {
    return `${what}: the disk is full. Free some space and start again.`
  }
  const end = text.split('\n').slice(-25).join('\n')
  return `${what} failed (${code}). The end of its output:\n${end}`
}

/**
 * A signal to this process alone (not to the terminal's group) must not leave the program running.
 *
 * @param {import('node:child_process').ChildProcess} child
 */
function passSignalsTo(child) {
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  /** @param {NodeJS.Signals} signal */
  const pass = (signal) => {
    child.kill(signal)
    child.once('exit', () => process.exit(130))
  }
  for (const signal of signals) process.on(signal, pass)
  return () => {
    for (const signal of signals) process.off(signal, pass)
  }
}
