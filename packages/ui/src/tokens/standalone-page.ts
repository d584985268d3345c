import { standaloneColours } from './theme/standalone-colours.gen.ts'

function formatCssVariables(colours: Readonly<Record<string, string>>): string {
  return Object.entries(colours)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')
}

/** The style of a single-file page, which cannot load style sheets, fonts or pictures. */
export const standalonePageStyle =
  `:root{color-scheme:light dark;${formatCssVariables(standaloneColours.light)}}` +
  `@media(prefers-color-scheme:dark){:root{${formatCssVariables(standaloneColours.dark)}}}` +
  'body{margin:0;min-height:100vh;min-height:100dvh;display:flex;flex-direction:column;' +
  'font:16px/1.5 Onest,system-ui,sans-serif;color:var(--ink);background:var(--paper)}' +
  'header{display:flex;align-items:center;gap:10px;padding:20px 16px;font-size:26px;' +
  'font-weight:600;letter-spacing:-.035em}header svg{color:var(--accent)}' +
  'main{box-sizing:border-box;width:100%;max-width:720px;margin:auto;padding:16px}' +
  '.first{padding:32px 24px;border-radius:20px;background:var(--sand)}' +
  'section:not(.first){padding:20px 24px;border-bottom:1px solid var(--line)}' +
  'section:last-child{border:0}h1,h2,p{margin:0}' +
  'h1{font-size:36px;line-height:40px;letter-spacing:-.028em}' +
  'h2{font-size:18px;line-height:24px}p{margin-top:8px;color:var(--ink-soft);text-wrap:pretty}' +
  '.first a{display:inline-flex;align-items:center;min-height:48px;margin-top:16px;padding:0 24px;' +
  'border-radius:12px;background:var(--accent);color:var(--on-accent);font-weight:600;' +
  'text-decoration:none}section:not(.first) a{color:var(--ink);font-weight:600;line-height:44px}' +
  'a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}' +
  '@media(min-width:768px){header{padding:24px 40px}.first{padding:56px 48px}}'

/** The mark as plain markup, for the top of such a page. */
export const standaloneMark =
  '<svg width="30" height="34" viewBox="0 0 30 34" fill="none" stroke="currentColor" ' +
  'stroke-width="2.4" aria-hidden="true"><path d="M3 32V14.5C3 7.6 8.4 2 15 2s12 5.6 12 12.5V32"/>' +
  '<path d="M15 2v30M3 17h24"/><path d="M1 32h28" stroke-linecap="round"/></svg>'
