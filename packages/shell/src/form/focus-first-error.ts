/**
 * After a failed submit, moves the focus to the first invalid field: on a phone it is far above the
 * button, and a screen reader announces its message. Radio groups have `data-invalid`, because
 * their role does not support aria-invalid.
 *
 * @param name of the field in the document that is meant, where another may be invalid before it.
 */
export function focusFirstError(form: HTMLElement, name?: string): void {
  // Error messages render after the event handler has returned.
  requestAnimationFrame(() => {
    const invalidFields = [
      ...form.querySelectorAll<HTMLElement>(
        '[aria-invalid="true"], [data-invalid] input:not(:disabled)',
      ),
    ]
    const named = invalidFields.find((field) => field.getAttribute('name') === name)
    const invalidField = named ?? invalidFields[0]
    invalidField?.focus({ preventScroll: true })
    invalidField?.scrollIntoView({ block: 'center' })
  })
}
