import { join } from 'node:path'
import { isTracingWanted } from '@svetlitsa/tracing/start-tracing'
import { readProcessCount } from './env.ts'
import { runCluster } from './run-cluster.ts'

/**
 * Serves pages in several processes behind one port: React renders a page synchronously, so while
 * one process renders a long list another one responds.
 */
runCluster(join(import.meta.dirname, 'serve-pages.ts'), process.argv.slice(2), {
  count: readProcessCount(),
  // Loaded before Next, and only where traces are collected.
  imports: isTracingWanted() ? [import.meta.resolve('./trace-process.ts')] : [],
})
