import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { isTracingWanted } from '@svetlitsa/tracing/start-tracing'
import { readProcessCount } from './env.ts'
import { runCluster } from './run-cluster.ts'

const require = createRequire(import.meta.url)
const next = require.resolve('next/package.json')
/**
 * Matches the keep-alive of the API. With Next's default of five seconds connections would often
 * close during use.
 */
const keepAliveMs = '72000'
/**
 * Runs `next start` with its own arguments in several processes behind one port: React renders a
 * page synchronously, so while one process renders a long list another one responds.
 */
runCluster(
  join(dirname(next), require(next).bin.next),
  ['start', '--keepAliveTimeout', keepAliveMs, ...process.argv.slice(2)],
  {
    count: readProcessCount(),
    imports: [
      import.meta.resolve('./drain.ts'),
      // Loaded before Next, and only where traces are collected.
      ...(isTracingWanted() ? [import.meta.resolve('./trace-process.ts')] : []),
    ],
  },
)
