import { createRequire } from 'node:module'
import { readProcessCount } from './env.ts'
import { keepProcesses } from './keep-processes.ts'

/** As long as the API keeps an idle connection; Next's own five seconds end many in mid-use. */
const keepAliveMs = '72000'
/**
 * `next start` in several processes behind one port, with its own arguments: React draws a page in
 * one piece, and while one process draws a long list the other answers.
 */
const next = createRequire(import.meta.url).resolve('next/dist/bin/next')
keepProcesses(
  next,
  ['start', '--keepAliveTimeout', keepAliveMs, ...process.argv.slice(2)],
  readProcessCount(),
)
