/**
 * The frame stands in the shop's payment window, so it has the shop's type and colours, which an
 * acquirer sets up for its customers (packages/ui/src/tokens).
 */
export const sandboxStyles = `
:root { color-scheme: light dark; font: 16px/24px Onest, system-ui, sans-serif;
  --paper: #fbf8f3; --surface: #fff; --sand: #f1ebe1; --line: #cdc2b0; --ink: #211d18; --soft: #6b6359;
  --accent: #b4472a; --on-accent: #fff; --sale: #fbe6e4; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #161411; --surface: #201d19; --sand: #2a2621; --line: #4d463c; --ink: #f5efe5; --soft: #b9ae9f;
  --accent: #e58a68; --on-accent: #22120b; --sale: #45211c; } }
body { margin: 0; background: var(--paper); color: var(--ink); }
main { max-width: 400px; margin: 48px auto; padding: 32px; background: var(--surface); border-radius: 20px; }
h1 { margin: 0; font-size: 20px; line-height: 28px; font-weight: 600; }
.bank { margin: 0 0 16px; color: var(--soft); }
.sum { margin: 8px 0 0; font-size: 32px; line-height: 40px; font-weight: 600; }
.hint { margin: 8px 0 16px; color: var(--soft); font-size: 14px; line-height: 20px; }
.note { padding: 12px 16px; background: var(--sale); border-radius: 12px; }
label { display: block; margin-bottom: 4px; font-size: 14px; }
input { box-sizing: border-box; width: 100%; height: 52px; padding: 0 16px; font: inherit; font-variant-numeric: tabular-nums; color: inherit; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
button { width: 100%; min-height: 56px; border: 0; border-radius: 12px; font: inherit; font-weight: 600; background: var(--accent); color: var(--on-accent); cursor: pointer; }
button.quiet { background: var(--sand); color: var(--ink); font-weight: 400; }
.row { display: grid; gap: 8px; margin-top: 16px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
@media (max-width: 480px) { main { max-width: none; margin: 0; min-height: 100vh; border-radius: 0; box-sizing: border-box; padding: 24px 16px; } }
`

/** Groups the digits of the card by four while they are typed; the caret stays at its digit. */
export const sandboxCardScript = `(() => {
  const field = document.getElementById('card')
  const group = (text) => text.replace(/\\D/g, '').slice(0, 19).replace(/(\\d{4})(?=\\d)/g, '$1 ')
  field.addEventListener('input', () => {
    const before = field.value.slice(0, field.selectionStart ?? field.value.length)
    const caret = group(before).length
    field.value = group(field.value)
    field.setSelectionRange(caret, caret)
  })
})()
`
