/**
 * After a try to send what cannot go yet, takes the reader to the first field that is wrong: on a
 * phone it stands far above the button, and a screen reader hears its words. Groups of radios say
 * `data-invalid`, as no role of theirs may be invalid.
 */
export function focusFault(form: HTMLFormElement): void {
  // The words of the fault are drawn once the handler of the event is through.
  requestAnimationFrame(() => {
    const wrong = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input')
    wrong?.focus({ preventScroll: true })
    wrong?.scrollIntoView({ block: 'center' })
  })
}
