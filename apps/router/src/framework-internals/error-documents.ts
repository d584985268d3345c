import type { ReportUnknownShape } from './report-unknown-shape.ts'

type Answer = { status: number; body: Buffer; headers: { 'content-type'?: string | undefined } }

const errorShell = 'id="__next_error__"'

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

function isText(headers: Answer['headers']): boolean {
  return /^text\//.test(headers['content-type'] ?? '')
}
