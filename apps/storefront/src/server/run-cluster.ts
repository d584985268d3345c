import cluster, { type Worker } from 'node:cluster'

/** A balancer needs a moment to notice, and clients to leave, before the processes stop. */
const LINGER_MS = 1_000

/**
 * Runs a server program in several processes that share its port. A process that exits is replaced;
 * one that exits before it listens cannot start, and ends the whole cluster with its exit code.
 * `imports` are modules that each process loads first. SIGTERM and SIGINT are forwarded to every
 * process, a second after the message `drain`, and this process exits after the last one.
 */
export function runCluster(
  program: string,
  args: readonly string[],
  { count, imports = [] }: { count: number; imports?: readonly string[] },
): void {
  const preloads = imports.flatMap((url) => ['--import', url])
  cluster.setupPrimary({
    exec: program,
    args: [...args],
    execArgv: [...process.execArgv, ...preloads],
  })
  let code: number | null = null

  const launch = () => {
    let isListening = false
    const worker = cluster.fork()
    worker.once('listening', () => {
      isListening = true
    })
    worker.once('exit', (exitCode, signal) => {
      if (code === null && !isListening) shutDown('SIGTERM', exitCode || 1)
      if (code !== null) {
        if (listRunning().length === 0) process.exit(code)
        return
      }
      process.stderr.write(`A process ended (${signal ?? `code ${exitCode}`}), another starts\n`)
      launch()
    })
  }
  const shutDown = (signal: NodeJS.Signals, exitCode: number) => {
    code ??= exitCode
    for (const worker of listRunning()) worker.process.kill(signal)
  }

  for (let index = 0; index < count; index += 1) launch()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      code ??= 0
      for (const worker of listRunning()) worker.send('drain')
      setTimeout(() => shutDown(signal, 0), LINGER_MS)
    })
  }
}

function listRunning(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker && !worker.isDead() ? [worker] : [],
  )
}
