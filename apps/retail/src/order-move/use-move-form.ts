import { retailOrderTexts } from '@svetlitsa/i18n/retail-order/retail-order-texts'
import { type CallFormOptions, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useTexts } from '@svetlitsa/shell/language/use-texts'
import { useRef, useState } from 'react'
import type { AwaitedVerification } from './use-move-order.ts'

/** What a call of staff answered. */
export type MoveOutcome<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; reason: string; message: string; fields?: Readonly<Record<string, string>> }

type FormValues = Record<string, unknown>

type MoveFormOptions<Values extends FormValues, Input, Answer> = Omit<
  CallFormOptions<Values, Input, Answer>,
  'call' | 'failed' | 'failureField'
> & { call: (input: Input, key: string) => Promise<MoveOutcome<Answer>> }

export type MoveForm = ReturnType<typeof useMoveForm>

/**
 * A form whose call may need a fresh code (retail.fresh-code). The form is free again while the code
 * is waited for; then what was sent is sent again. `moved` goes to `MoveOutcome`.
 */
export function useMoveForm<Values extends FormValues, Input, Answer>(
  options: MoveFormOptions<Values, Input, Answer>,
) {
  const t = useTexts(retailOrderTexts)
  const [verification, setVerification] = useState<AwaitedVerification | null>(null)
  /** What was sent last and is not decided yet. */
  const open = useRef<Values | null>(null)
  const { failure, ...form } = useCallForm<Values, Input, Answer>({
    ...options,
    failed: t('failed'),
    toInput: (values) => {
      open.current = values
      return options.toInput(values)
    },
    call: async (input, key) => {
      const sent = open.current
      setVerification(null)
      const outcome = await options.call(input, key)
      if (outcome.ok || outcome.reason !== 'prove_again') {
        open.current = null
        return outcome
      }
      const repeat = async () => {
        // Another press may have been sent while the code was checked.
        if (sent && open.current === sent) await form.submit(sent)
      }
      setVerification({ repeat })
      // A missing code decides nothing: the repeat has the same key.
      throw new Error(outcome.message)
    },
  })
  return { ...form, moved: { error: failure?.message ?? null, verification } }
}
