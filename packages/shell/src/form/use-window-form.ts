import { useWindows } from '@svetlitsa/ui/overlays/window-host/use-windows'
import type { FieldValues } from 'react-hook-form'
import { type CallFormOptions, useCallForm } from './use-call-form.ts'

/**
 * The form of a window, which a thank-you message replaces. Errors appear beside the button, because
 * another window would discard the input.
 */
export function useWindowForm<Values extends FieldValues, Input>(
  options: CallFormOptions<Values, Input, { message: string }>,
) {
  const { open } = useWindows()
  return useCallForm<Values, Input, { message: string }>({
    ...options,
    onDone: (answer, form, input) => {
      open('result', { text: answer.message })
      return options.onDone?.(answer, form, input)
    },
  })
}
