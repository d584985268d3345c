import type { ReportUnknownShape } from './report-unknown-shape.ts'

const opening = '<script>self.__next_f.push([1,"'
const closing = '"])</script>'
/** Pushes of other kinds (form state, bytes), whose position among the others matters. */
const unsupportedPushes = ['self.__next_f.push([2,', 'self.__next_f.push([3,']
/** Replaces `<`, which could end the script element. */
const lessThan = '\x01'
/** Characters that HTML text cannot carry unchanged. */
const unsafe = ['\0', '\r', lessThan]

/**
 * Embeds the RSC payload as plain text instead of a script. A payload of 250 KB is otherwise parsed
 * three times (by the HTML parser, the JavaScript compiler and React), and on phones the
 * compilation took longer than the first layout. The page passes the text to React by {@link
 * deliverRscPayload}. Returns null for an unsupported format, which then stays unchanged.
 */
export function rscPayloadAsText(
  html: Buffer,
  report: ReportUnknownShape = () => undefined,
): Buffer | null {
  if (unsupportedPushes.some((push) => html.includes(push))) return null
  const parts: Buffer[] = []
  let from = 0
  for (let index = html.indexOf(opening); index >= 0; index = html.indexOf(opening, from)) {
    const start = index + opening.length - 1
    const end = html.indexOf(closing, start)
    if (end < 0) return null
    const payload = parseString(html.toString('utf8', start, end + 1))
    if (payload === null || unsafe.some((sign) => payload.includes(sign))) return null
    const text = payload.replaceAll('<', lessThan)
    parts.push(html.subarray(from, index), Buffer.from(`<script ${attributes}>${text}</script>`))
    from = end + closing.length
  }
  if (parts.length > 0) return Buffer.concat([...parts, html.subarray(from)])
  report('RSC payload')
  return null
}

const attributes = 'type="text/plain" data-flight=""'

/** Inline script that passes the embedded text to React. */
export const deliverRscPayload = `for(const {textContent} of document.querySelectorAll("script[data-flight]"))
(self.__next_f=self.__next_f||[]).push([1,textContent.replaceAll("\\x01","<")])`

function parseString(text: string): string | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
