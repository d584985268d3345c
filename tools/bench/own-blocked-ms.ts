/** What is read of an event of Chromium's trace; times are microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  args: { name?: string }
  /** Processor time; the clock's is `dur`. */
  tdur?: number
}

const slowdown = 4
const longMs = 50

/**
 * How long the page's own work would block a telephone four times slower, in ms: the processor time
 * of each task after the first paint beyond 50 ms, as Lighthouse counts it by the clock. The clock
 * also counts what the browser's other threads and the shop do meanwhile on the same cores.
 */
export function ownBlockedMs(events: readonly TraceEvent[]): number {
  const painted = Math.min(
    ...events.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts),
  )
  const main = mainThread(events)
  return events
    .filter((event) => threadOf(event) === main && event.ph === 'X' && /RunTask$/.test(event.name))
    .filter(({ ts, tdur = 0 }) => ts + tdur > painted)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - longMs), 0)
}

const threadOf = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`

/** The page's: of the renderers' main threads the one that ran most scripts. */
function mainThread(events: readonly TraceEvent[]): string | undefined {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(threadOf),
  )
  const calls = new Map<string, number>()
  for (const event of events) {
    const thread = threadOf(event)
    if (event.name !== 'FunctionCall' || !mains.has(thread)) continue
    calls.set(thread, (calls.get(thread) ?? 0) + 1)
  }
  return [...calls].sort((one, other) => other[1] - one[1])[0]?.[0]
}
