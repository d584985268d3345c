const tickMs = process.stdout.isTTY ? 200 : 10_000
/** @type {Map<string, { startedAt: number, detail: string }>} */
const running = new Map()
/** @type {NodeJS.Timeout | undefined} */
let timer

/**
 * Shows the progress of a long step: on a terminal one line that is overwritten, elsewhere (a log,
 * CI) a line every ten seconds. Steps may run concurrently.
 *
 * @param {string} title
 * @template T
 * @param {(reportProgress: (detail: string) => void) => Promise<T>} work receives a function that shows a
 * detail
 * @returns {Promise<T>}
 */
export async function runStep(title, work) {
  const task = { startedAt: Date.now(), detail: '' }
  running.set(title, task)
  if (!process.stdout.isTTY) printLine(`${title} …`)
  timer ??= setInterval(draw, tickMs)
  let outcome = 'failed after'
  try {
    const result = await work((detail) => {
      task.detail = detail
    })
    outcome = 'done in'
    return result
  } finally {
    running.delete(title)
    if (running.size === 0) {
      clearInterval(timer)
      timer = undefined
    }
    printLine(`${title}: ${outcome} ${formatSeconds(task.startedAt)}`)
  }
}

/**
 * Prints a line without breaking the progress line.
 *
 * @param {string} line
 */
export function printLine(line) {
  const clear = process.stdout.isTTY ? '\r\x1b[2K' : ''
  process.stdout.write(`${clear}${line}\n`)
  if (process.stdout.isTTY && running.size > 0) draw()
}

function draw() {
  const parts = [...running].map(([title, { startedAt, detail }]) =>
    [title, formatSeconds(startedAt), detail].filter(Boolean).join(' · '),
  )
  if (!process.stdout.isTTY) {
    for (const part of parts) process.stdout.write(`  … ${part.slice(0, 160)}\n`)
    return
  }
  const line = parts.join('  |  ')
  process.stdout.write(`\r\x1b[2K${line.slice(0, (process.stdout.columns ?? 100) - 1)}`)
}

/** @param {number} since */
function formatSeconds(since) {
  const passed = (Date.now() - since) / 1000
  return passed < 10 ? `${passed.toFixed(1)} s` : `${Math.round(passed)} s`
}
