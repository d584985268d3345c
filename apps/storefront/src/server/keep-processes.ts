import cluster, { type Worker } from 'node:cluster'

/**
 * Runs a server's program in so many processes that share its port. One that ends is replaced; one
 * that ends before it listened cannot start, and ends them all with its own code. SIGTERM and
 * SIGINT reach every one of them, and this process ends after the last.
 */
export function keepProcesses(program: string, args: readonly string[], count: number): void {
  cluster.setupPrimary({ exec: program, args: [...args] })
  let code: number | null = null

  const launch = () => {
    let listened = false
    const worker = cluster.fork()
    worker.once('listening', () => {
      listened = true
    })
    worker.once('exit', (exitCode, signal) => {
      if (code === null && !listened) end('SIGTERM', exitCode || 1)
      if (code !== null) {
        if (running().length === 0) process.exit(code)
        return
      }
      process.stderr.write(`A process ended (${signal ?? `code ${exitCode}`}), another starts\n`)
      launch()
    })
  }
  const end = (signal: NodeJS.Signals, exitCode: number) => {
    code ??= exitCode
    for (const worker of running()) worker.process.kill(signal)
  }

  for (let at = 0; at < count; at += 1) launch()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => end(signal, 0))
}

function running(): Worker[] {
  return Object.values(cluster.workers ?? {}).flatMap((worker) =>
    worker && !worker.isDead() ? [worker] : [],
  )
}
