const tickMs = process.stdout.isTTY ? 200 : 10_000
/** @type {NodeJS.WriteStream} */
let output = process.stdout
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
  if (!output.isTTY) printLine(`${title} …`)
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
  const clear = output.isTTY ? '\r\x1b[2K' : ''
  output.write(`${clear}${line}\n`)
  if (output.isTTY && running.size > 0) draw()
}

function draw() {
  const parts = [...running].map(([title, { startedAt, detail }]) =>
    [title, formatSeconds(startedAt), detail].filter(Boolean).join(' · '),
  )
  if (!output.isTTY) {
    for (const part of parts) output.write(`  … ${part.slice(0, 160)}\n`)
    return
  }
  const line = parts.join('  |  ')
  output.write(`\r\x1b[2K${line.slice(0, (output.columns ?? 100) - 1)}`)
}

/** @param {number} since */
function formatSeconds(since) {
  const passed = (Date.now() - since) / 1000
  return passed < 10 ? `${passed.toFixed(1)} s` : `${Math.round(passed)} s`
}

/** Shows progress on the standard error, for a command whose output is read by a program. */
export function showProgressOnStandardError() {
  output = process.stderr
}
