import { flightAsData, handOverFlight } from './flight-as-data.ts'

/** A script as Next writes it for all that a page needs to wake. */
const opening = '<script src="/_sf/_next/'
const closing = '" async=""></script>'

/**
 * Takes the scripts that wake a page out of its text and asks for them once it has been painted.
 * On a slow line they would share it with the style sheet, the letters and the first picture,
 * which are a third of their size, and on a fast one be evaluated before anything is shown.
 *
 * Reads the bytes as they are, as `inlineHashes` does, and leaves other scripts where they stand.
 */
export function scriptsAfterPaint(html: Buffer): Buffer {
  const kept: Buffer[] = []
  const sources: string[] = []
  let from = 0
  for (let at = html.indexOf(opening); at >= 0; at = html.indexOf(opening, at + 1)) {
    const start = at + '<script src="'.length
    const end = html.indexOf('"', start)
    const next = end + closing.length
    if (end < 0 || html.toString('latin1', end, next) !== closing) continue
    sources.push(html.toString('latin1', start, end))
    kept.push(html.subarray(from, at))
    from = next
  }
  const bodyEnd = html.lastIndexOf('</body>')
  if (sources.length === 0 || bodyEnd < from) return html
  const body = html.subarray(from, bodyEnd)
  const asData = flightAsData(body)
  const asking = Buffer.from(askFor(sources, asData ? handOverFlight : ''))
  return Buffer.concat([...kept, asData ?? body, asking, html.subarray(bodyEnd)])
}

/**
 * The browser tells when the first frame stands on the screen; where it does not, it is over a turn
 * after its animation callbacks. A page that is not shown is painted by nobody, and none waits longer
 * than a second. A button that is pressed before React listens is
 * kept for the page to press again when it is awake (the storefront's press-again.ts).
 */
const askFor = (sources: readonly string[], first: string) => `<script>{let asked=false
const ask=()=>{if(asked)return
asked=true
${first}
for(const source of ${JSON.stringify(sources)}){const script=document.createElement("script")
script.src=source
script.async=true
document.head.append(script)}}
if(document.visibilityState==="hidden")ask()
else{const seen=self.PerformanceObserver?.supportedEntryTypes
if(seen?.includes("paint"))new PerformanceObserver((shown)=>{if(shown.getEntriesByName("first-contentful-paint").length)ask()}).observe({type:"paint",buffered:true})
else requestAnimationFrame(()=>setTimeout(ask))
setTimeout(ask,1000)}
addEventListener("click",({target})=>{const button=target.closest("button[type=button]")
if(button&&!Object.keys(document).some((key)=>key.startsWith("__reactContainer")))self.pressedEarly=button},true)}</script>`
