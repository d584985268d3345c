import { type CallFormOptions, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useState } from 'react'
import { useMoveOrder } from './use-move-order.ts'

type MoveOutcome<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; reason: string; message: string; fields?: Readonly<Record<string, string>> }

type FormValues = Record<string, unknown>

type MoveFormOptions<Values extends FormValues, Input, Answer> = Omit<
  CallFormOptions<Values, Input, Answer>,
  'call' | 'failed'
> & { call: (input: Input, key: string) => Promise<MoveOutcome<Answer>> }

/**
 * A form whose call may need a fresh code (retail.fresh-code). The form is free again while the code
 * is waited for; the call is then repeated with what was sent. `moved` goes to `MoveOutcome`.
 */
export function useMoveForm<Values extends FormValues, Input, Answer>(
  options: MoveFormOptions<Values, Input, Answer>,
) {
  const { move, ...moved } = useMoveOrder()
  const [isRepeating, setRepeating] = useState(false)
  const form = useCallForm<Values, Input, Answer>({
    ...options,
    call: (input) =>
      new Promise((resolve) => {
        let isFirst = true
        void move(async (key) => {
          if (!isFirst) return repeat(input, key)
          isFirst = false
          try {
            const outcome = await options.call(input, key)
            resolve(outcome)
            return outcome
          } catch (error) {
            // The reason is told by `moved`.
            resolve({ ok: false, message: '' })
            throw error
          }
        })
      }),
  })
  const repeat = async (input: Input, key: string) => {
    setRepeating(true)
    try {
      const outcome = await options.call(input, key)
      if (outcome.ok) await options.onDone?.(outcome.answer, form.form, input)
      else form.refuse(outcome)
      return outcome
    } finally {
      setRepeating(false)
    }
  }
  return { ...form, isSending: form.isSending || isRepeating, moved }
}
