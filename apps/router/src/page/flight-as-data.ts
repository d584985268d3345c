const opening = '<script>self.__next_f.push([1,"'
const closing = '"])</script>'
/** Pushes of other kinds, a form's state and bytes: their place among the others counts. */
const foreign = ['self.__next_f.push([2,', 'self.__next_f.push([3,']
/** Stands for `<` in a text that must not end its script. */
const lessThan = '\x01'
/** What the text of a page cannot carry as it is. */
const unsafe = ['\0', '\r', lessThan]

/**
 * Lets what Next tells React of a page stand in it as plain text and not as a program: a string of a
 * quarter of a megabyte is otherwise read three times, by the parser of HTML, by the compiler and by
 * React, and the second took a telephone longer than the first layout. The page hands it over by
 * {@link handOverFlight}. Null where it has a form that is not known, and stays as it was.
 */
export function flightAsData(html: Buffer): Buffer | null {
  if (foreign.some((push) => html.includes(push))) return null
  const kept: Buffer[] = []
  let from = 0
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, from)) {
    const start = at + opening.length - 1
    const end = html.indexOf(closing, start)
    if (end < 0) return null
    const flight = parsed(html.toString('utf8', start, end + 1))
    if (flight === null || unsafe.some((sign) => flight.includes(sign))) return null
    const text = flight.replaceAll('<', lessThan)
    kept.push(html.subarray(from, at), Buffer.from(`<script ${attributes}>${text}</script>`))
    from = end + closing.length
  }
  return kept.length === 0 ? null : Buffer.concat([...kept, html.subarray(from)])
}

const attributes = 'type="text/plain" data-flight=""'

/** Gives React the text, in the page. */
export const handOverFlight = `for(const {textContent} of document.querySelectorAll("script[data-flight]"))
(self.__next_f=self.__next_f||[]).push([1,textContent.replaceAll("\\x01","<")])`

function parsed(text: string): string | null {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
