import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { readProcessStart } from '@svetlitsa/postgres/server/process-identity'
import type { RecordedProcess } from '../lock/acquire-lock.ts'
import { RotatingLog } from '../log/rotating-log.ts'
import { stopProcesses } from './stop-processes.ts'

export interface Program {
  name: string
  /** Node’s arguments. */
  args: string[]
  cwd: string
  env: NodeJS.ProcessEnv
}

interface Events {
  /** A program ended before the shop had opened: the shop cannot start. */
  onFailedStart(reason: string): void
  printLine(line: string): void
  /** Records the processes to end if this process is killed. */
  recordProcesses(children: RecordedProcess[]): void
  /** Shows the programs’ output in addition to their log files. */
  show?(name: string, text: string): void
}

interface Member {
  program: Program
  log: RotatingLog
  child?: ChildProcess
  recorded?: RecordedProcess
  startedAt: number
  failures: number
  retry?: NodeJS.Timeout
}

/** Keeps the shop’s programs running: starts them, restarts those that die, stops them in order. */
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
    const log = new RotatingLog(join(this.#logDir, `${program.name}.log`))
    const member: Member = { program, log, startedAt: 0, failures: 0 }
    this.#members.push(member)
    this.#launch(member)
  }

  /** From now on programs that end are restarted. */
  opened(): void {
    this.#opened = true
  }

  /**
   * Ends the programs group by group, the router first, so that no request meets a closed server.
   */
  async end(groups: string[][]): Promise<void> {
    this.#ending = true
    for (const member of this.#members) clearTimeout(member.retry)
    const named = new Set(groups.flat())
    const rest = this.#members.map(({ program }) => program.name).filter((name) => !named.has(name))
    for (const group of [...groups, rest]) {
      const leaving = this.#members.filter(({ program }) => group.includes(program.name))
      await stopProcesses(leaving.flatMap(({ recorded }) => recorded ?? []))
    }
  }

  #launch(member: Member): void {
    const { program, log } = member
    const preload = join(import.meta.dirname, 'end-with-parent.mjs')
    const child = spawn(process.execPath, ['--import', preload, ...program.args], {
      cwd: program.cwd,
      env: program.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Own process group: Ctrl-C reaches only this process, which ends all programs in order.
      detached: true,
    })
    member.child = child
    member.startedAt = Date.now()
    const take = (chunk: Buffer) => {
      const trouble = log.write(chunk)
      if (trouble && !this.#logTrouble) this.#events.printLine(`Logs cannot be written: ${trouble}`)
      this.#logTrouble = trouble !== undefined
      this.#events.show?.(program.name, chunk.toString('utf8'))
    }
    child.stdout?.on('data', take)
    child.stderr?.on('data', take)
    child.once('error', (error) => log.write(`${error.message}\n`))
    child.once('close', (code, signal) => this.#closed(member, signal ?? `code ${code}`))
    if (child.pid)
      member.recorded = { name: program.name, pid: child.pid, start: readProcessStart(child.pid) }
    this.#events.recordProcesses(this.#members.flatMap(({ recorded }) => recorded ?? []))
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
    this.#events.printLine(
      `${program.name} stopped (${how}) and restarts in ${delayMs / 1000} s. Log: ${log.file}`,
    )
    member.retry = setTimeout(() => this.#launch(member), delayMs)
  }
}
