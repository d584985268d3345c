/**
 * After a failed submit, moves the focus to the first invalid field: on a phone it is far above the
 * button, and a screen reader announces its message. Radio groups have `data-invalid`, because
 * their role does not support aria-invalid.
 */
export function focusFirstError(form: HTMLElement): void {
  // Error messages render after the event handler has returned.
  requestAnimationFrame(() => {
    const invalidField = form.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid] input:not(:disabled)',
    )
    invalidField?.focus({ preventScroll: true })
    invalidField?.scrollIntoView({ block: 'center' })
  })
}
