/** The fields used of an event in Chromium’s trace; times are in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  tid: number
  ts: number
  args: { name?: string }
  /** Processor time; `dur` is wall-clock time. */
  tdur?: number
}

const slowdown = 4
const longMs = 50

/**
 * Blocking time of the page’s own work on a phone four times slower, in ms: the processor time
 * beyond 50 ms of each task after the first paint. Lighthouse uses wall-clock time, which includes
 * the work of other browser threads and of the shop on the same cores.
 */
export function calculatePageBlockingMs(events: readonly TraceEvent[]): number {
  const painted = Math.min(
    ...events.filter(({ name }) => name === 'firstContentfulPaint').map(({ ts }) => ts),
  )
  const main = findMainThread(events)
  return events
    .filter(
      (event) => formatThread(event) === main && event.ph === 'X' && /RunTask$/.test(event.name),
    )
    .filter(({ ts, tdur = 0 }) => ts + tdur > painted)
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (slowdown * tdur) / 1000 - longMs), 0)
}

const formatThread = ({ pid, tid }: TraceEvent) => `${pid}:${tid}`

/** The page’s main thread: the renderer main thread that ran most scripts. */
function findMainThread(events: readonly TraceEvent[]): string | undefined {
  const mains = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args.name === 'CrRendererMain')
      .map(formatThread),
  )
  const calls = new Map<string, number>()
  for (const event of events) {
    const thread = formatThread(event)
    if (event.name !== 'FunctionCall' || !mains.has(thread)) continue
    calls.set(thread, (calls.get(thread) ?? 0) + 1)
  }
  return [...calls].sort((first, second) => second[1] - first[1])[0]?.[0]
}
