import type { ReportUnknownShape } from './report-unknown-shape.ts'
import { deliverRscPayload, rscPayloadAsText } from './rsc-payload-as-text.ts'

/** Start of the script tags that Next writes for everything hydration needs. */
const opening = '<script src="/_sf/_next/'
const closing = '" async=""></script>'
/** Every page of a built storefront names scripts in this folder. */
const chunks = '/_sf/_next/static/chunks/'

/**
 * Removes the hydration scripts from a page’s HTML and loads them after the first paint. On a slow
 * connection they would compete with the style sheet, the fonts and the first picture, which are a
 * third of their size; on a fast one they would be evaluated before the first paint. Works on
 * bytes, as `listInlineHashes` does, and leaves other scripts in place.
 */
export function deferScriptsUntilPaint(
  html: Buffer,
  report: ReportUnknownShape = () => undefined,
): Buffer {
  const parts: Buffer[] = []
  const sources: string[] = []
  let from = 0
  for (let index = html.indexOf(opening); index >= 0; index = html.indexOf(opening, index + 1)) {
    const start = index + '<script src="'.length
    const end = html.indexOf('"', start)
    const next = end + closing.length
    if (end < 0 || html.toString('latin1', end, next) !== closing) continue
    sources.push(html.toString('latin1', start, end))
    parts.push(html.subarray(from, index))
    from = next
  }
  if (sources.length === 0 && html.includes(chunks)) report('script tags')
  const bodyEnd = html.lastIndexOf('</body>')
  if (sources.length === 0 || bodyEnd < from) return html
  const body = html.subarray(from, bodyEnd)
  const bodyWithTextPayload = rscPayloadAsText(body, report)
  const loader = Buffer.from(
    buildScriptLoader(sources, bodyWithTextPayload ? deliverRscPayload : ''),
  )
  return Buffer.concat([...parts, bodyWithTextPayload ?? body, loader, html.subarray(bodyEnd)])
}

/**
 * The loader waits for the browser’s paint timing; without it, one task after an animation frame.
 * Hidden pages are never painted, so they load at once, and no page waits longer than a second. A
 * click that React cannot handle yet is stored and replayed by the storefront’s
 * replay-early-click.ts: React either does not listen, or stops the event at the document because
 * that part of the page is not hydrated, so the button itself is not reached with React’s marker.
 */
const buildScriptLoader = (sources: readonly string[], first: string) => `<script>{let asked=false
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
if(!button)return
self.pressedEarly=button
button.addEventListener("click",()=>{if(self.pressedEarly===button&&Object.keys(button).some((key)=>key.startsWith("__reactFiber")))self.pressedEarly=undefined},{capture:true,once:true})},true)}</script>`
