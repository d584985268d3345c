import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, it } from 'vitest'

/** Starts tracing in a process of its own; returns the modules that it loaded. */
function listLoaded(env: Record<string, string>): string[] {
  const program = pathToFileURL(join(import.meta.dirname, 'start-tracing.ts')).href
  const source = `
    import { registerHooks } from 'node:module'
    const loaded = []
    registerHooks({ load(url, context, next) { loaded.push(url); return next(url, context) } })
    const { startTracing } = await import(${JSON.stringify(program)})
    const tracing = await startTracing({ service: 'test' })
    await tracing.stop()
    process.stdout.write(JSON.stringify(loaded))`
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', source],
    { env: { PATH: process.env.PATH, ...env }, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  return JSON.parse(stdout)
}

it('[ops.observed] without an address for traces no part of OpenTelemetry is loaded', () => {
  expect(listLoaded({}).filter((url) => url.includes('opentelemetry'))).toEqual([])
  const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9' }
  const disabled = listLoaded({ ...endpoint, OTEL_SDK_DISABLED: 'true' })
  expect(disabled.filter((url) => url.includes('opentelemetry'))).toEqual([])
  expect(listLoaded(endpoint).some((url) => url.includes('opentelemetry'))).toBe(true)
})
