import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { processStart } from '@svetlitsa/postgres/process-identity'
import { BoundedLog } from './bounded-log.ts'
import { endProcesses } from './end-processes.ts'
import type { NotedProcess } from './hold-lock.ts'

export interface Program {
  name: string
  /** Arguments of Node. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

interface Events {
  /** A program ended before the shop had opened: the shop cannot start. */
  onFailedStart(reason: string): void
  say(line: string): void
  /** What must be ended if this process is killed. */
  note(children: NotedProcess[]): void
  /** Where the programs' output is shown besides their log files. */
  show?(name: string, text: string): void
}

interface Member {
  program: Program
  log: BoundedLog
  child?: ChildProcess
  noted?: NotedProcess
  startedAt: number
  failures: number
  retry?: NodeJS.Timeout
}

/** Keeps the shop's programs running: starts them, starts again what dies, ends them in order. */
export class Supervisor {
  #members: Member[] = []
  #events: Events
  #logDir: string
  #opened = false
  #ending = false
  #logTrouble = false

  constructor(logDir: string, events: Events) {
    this.#logDir = logDir
    this.#events = events
  }

  start(program: Program): void {
    const log = new BoundedLog(join(this.#logDir, `${program.name}.log`))
    const member: Member = { program, log, startedAt: 0, failures: 0 }
    this.#members.push(member)
    this.#launch(member)
  }

  /** From now on a program that ends is started again. */
  opened(): void {
    this.#opened = true
  }

  /** Ends the programs in turns, the door first, so that nobody knocks at a closed room. */
  async end(turns: string[][]): Promise<void> {
    this.#ending = true
    for (const member of this.#members) clearTimeout(member.retry)
    const named = new Set(turns.flat())
    const rest = this.#members.map(({ program }) => program.name).filter((name) => !named.has(name))
    for (const turn of [...turns, rest]) {
      const leaving = this.#members.filter(({ program }) => turn.includes(program.name))
      await endProcesses(leaving.flatMap(({ noted }) => noted ?? []))
    }
  }

  #launch(member: Member): void {
    const { program, log } = member
    const preload = join(import.meta.dirname, 'end-with-parent.mjs')
    const child = spawn(process.execPath, ['--import', preload, ...program.args], {
      cwd: program.cwd,
      env: program.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Its own group: Ctrl-C at the terminal reaches this process alone, which ends all in order.
      detached: true,
    })
    member.child = child
    member.startedAt = Date.now()
    const take = (chunk: Buffer) => {
      const trouble = log.write(chunk)
      if (trouble && !this.#logTrouble) this.#events.say(`Logs are not written: ${trouble}`)
      this.#logTrouble = trouble !== undefined
      this.#events.show?.(program.name, chunk.toString('utf8'))
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('error', (error) => log.write(`${error.message}\n`))
    child.once('close', (code, signal) => this.#closed(member, signal ?? `code ${code}`))
    if (child.pid)
      member.noted = { name: program.name, pid: child.pid, start: processStart(child.pid) }
    this.#events.note(this.#members.flatMap(({ noted }) => noted ?? []))
  }

  #closed(member: Member, how: string): void {
    if (this.#ending) return
    const { program, log } = member
    if (!this.#opened) {
      const reason = `${program.name} ended while starting (${how}). The end of its log:\n${log.tail()}`
      this.#events.onFailedStart(reason)
      return
    }
    const livedMs = Date.now() - member.startedAt
    member.failures = livedMs > 60_000 ? 0 : member.failures + 1
    const delayMs = Math.min(30_000, 250 * 2 ** member.failures)
    this.#events.say(
      `${program.name} ended (${how}); starting it again in ${delayMs / 1000} s. Its log: ${log.file}`,
    )
    member.retry = setTimeout(() => this.#launch(member), delayMs)
  }
}
