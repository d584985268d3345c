import { type CallFormOptions, useCallForm } from '@svetlitsa/shell/form/use-call-form'
import { useRef, useState } from 'react'
import { useMoveOrder } from './use-move-order.ts'

/** What a call of staff answered. */
export type MoveOutcome<Answer> =
  | { ok: true; answer: Answer }
  | { ok: false; reason: string; message: string; fields?: Readonly<Record<string, string>> }

type FormValues = Record<string, unknown>

type MoveFormOptions<Values extends FormValues, Input, Answer> = Omit<
  CallFormOptions<Values, Input, Answer>,
  'call' | 'failed'
> & { call: (input: Input, key: string) => Promise<MoveOutcome<Answer>> }

export type MoveForm = ReturnType<typeof useMoveForm>

/**
 * A form whose call may need a fresh code (retail.fresh-code). The form is free again while the code
 * is waited for; the call is then repeated with what was sent. `moved` goes to `MoveOutcome`.
 */
export function useMoveForm<Values extends FormValues, Input, Answer>(
  options: MoveFormOptions<Values, Input, Answer>,
) {
  const { move, ...moved } = useMoveOrder()
  const [isRepeating, setRepeating] = useState(false)
  /** What is not decided yet: a missing code decides nothing, and an earlier answer may be lost. */
  const open = useRef<{ body: string; key: string } | null>(null)
  const send = async (input: Input, newKey: string) => {
    const body = JSON.stringify(input)
    const { key } = open.current?.body === body ? open.current : { key: newKey }
    open.current = { body, key }
    const outcome = await options.call(input, key)
    if (!isCodeMissing(outcome)) open.current = null
    return outcome
  }
  const form = useCallForm<Values, Input, Answer>({
    ...options,
    // The reason is told by `moved`.
    failed: '',
    call: (input, newKey) =>
      new Promise((resolve, reject) => {
        let isFirst = true
        void move(async () => {
          if (!isFirst) return repeat(input, newKey)
          isFirst = false
          try {
            const outcome = await send(input, newKey)
            resolve(outcome)
            return outcome
          } catch (error) {
            reject(error)
            throw error
          }
        })
      }),
  })
  const repeat = async (input: Input, newKey: string) => {
    setRepeating(true)
    try {
      const outcome = await send(input, newKey)
      if (outcome.ok) await options.onDone?.(outcome.answer, form.form, input)
      else form.refuse(outcome)
      return outcome
    } finally {
      setRepeating(false)
    }
  }
  return { ...form, isSending: form.isSending || isRepeating, moved }
}

function isCodeMissing(outcome: MoveOutcome<unknown>): boolean {
  return !outcome.ok && outcome.reason === 'prove_again'
}
