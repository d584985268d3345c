import type { ReportUnknownShape } from './report-unknown-shape.ts'

type Answer = { status: number; body: Buffer; headers: { 'content-type'?: string | undefined } }

const errorShell = 'id="__next_error__"'
// A page that failed to render for Next’s client router is sent with status 200.
const failedRow = /(^|\n)[0-9a-f]*:E\{"digest":"\d/

/** True for the bare error document that Next sends when a page and its error boundary failed. */
export function isErrorShell(
  { status, body, headers }: Answer,
  report: ReportUnknownShape,
): boolean {
  if (body.length === 0) return true
  if (!isText(headers)) return false
  const isShell = body.includes(errorShell)
  // The shop’s own error pages are sent with status 200 and state the real status in a header.
  if (!isShell && status >= 500) report('error document')
  return isShell
}

/** True for an RSC payload that contains an error instead of the page. */
export function isFailedRsc({ body, headers }: Answer): boolean {
  return isText(headers) && failedRow.test(body.toString('latin1'))
}

function isText(headers: Answer['headers']): boolean {
  return /^text\//.test(headers['content-type'] ?? '')
}
