/** Those hidden from assistive software belong to a control of another kind. */
const fields = ':is(input, textarea, select):not([aria-hidden="true"])'

/**
 * Repeats for React what was typed, chosen or ticked in fields before it hydrated them: otherwise
 * its next render would put back what the server rendered.
 */
export function replayEarlyInput(container: ParentNode): void {
  for (const field of container.querySelectorAll<Field>(fields)) {
    if (field instanceof HTMLSelectElement) replayChoice(field)
    else if (field.type === 'checkbox' || field.type === 'radio') replayTick(field)
    else if (field.type === 'file') replayFiles(field)
    else replayText(field)
  }
}

type TextField = HTMLInputElement | HTMLTextAreaElement
type Field = TextField | HTMLSelectElement

function replayChoice(field: HTMLSelectElement): void {
  if (field.multiple || field.selectedIndex < 0) return
  const served = [...field.options].findIndex(({ defaultSelected }) => defaultSelected)
  if (field.selectedIndex !== Math.max(0, served)) send(field, 'change')
}

function replayTick(field: TextField): void {
  if (!(field instanceof HTMLInputElement) || field.checked === field.defaultChecked) return
  // Another radio button of its group is the one that was chosen.
  if (field.type === 'radio' && !field.checked) return
  field.checked = field.defaultChecked
  field.click()
}

function replayFiles(field: TextField): void {
  if (field.value !== '') send(field, 'change')
}

function replayText(field: TextField): void {
  const { value, defaultValue } = field
  if (field.type === 'hidden' || value === defaultValue) return
  const { selectionStart, selectionEnd } = field
  // React looks at the setter of the element itself, and so sees a change from one to the other.
  field.value = defaultValue
  setNatively(field, value)
  if (selectionStart !== null) field.setSelectionRange(selectionStart, selectionEnd)
  send(field, 'input')
}

function setNatively(field: TextField, value: string): void {
  const { prototype } = field instanceof HTMLInputElement ? HTMLInputElement : HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(field, value)
}

function send(field: Field, type: 'input' | 'change'): void {
  field.dispatchEvent(new Event(type, { bubbles: true }))
}
