import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldErrors,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  get,
  set,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { getErrorMessage } from '../error/get-error-message.ts'
import { useTexts } from '../language/use-texts.ts'
import { bindFields } from './bind-fields.ts'
import { focusFirstError } from './focus-first-error.ts'
import { useIdempotentSubmit } from './use-idempotent-submit.ts'

type Refusal = { message: string; fields?: Readonly<Record<string, string>> }

/** What a call answered; a refusal may name the fields that it is about. */
export type FormOutcome<Answer> = { ok: true; answer: Answer } | ({ ok: false } & Refusal)

export type FormProblems<Values extends FieldValues> = {
  [Path in FieldPath<Values>]?: string | undefined
}

type FormChanges<Values extends FieldValues> = {
  [Path in FieldPath<Values>]?: FieldPathValue<Values, Path>
}

export interface CallFormOptions<Values extends FieldValues, Input, Answer> {
  /** What the form begins with; every field has a value. */
  values: Values
  /** What is wrong with the typed values, by field, in the reader's language. */
  check?: (values: Values) => FormProblems<Values>
  /** When fields are checked before the first submit; after it they are checked as they change. */
  mode?: 'onSubmit' | 'onTouched'
  /** Builds what is sent; null only where `check` finds what is missing. */
  toInput: (values: Values) => Input | null
  /** Sends it. A retry of the same input keeps its key. */
  call: (input: Input, key: string) => Promise<FormOutcome<Answer>>
  onDone?: (answer: Answer, form: UseFormReturn<Values>, input: Input) => unknown
  /** Fields of the form by their names in a refusal, where the two differ. */
  fieldNames?: Readonly<Record<string, FieldPath<Values>>>
  /** The failure where the server gives no message, or the words for one that was thrown. */
  failed?: string | ((error: unknown) => string)
}

interface FormFailure {
  message: string
  /** Whether a field of the form says more; it has the focus. */
  isAtField: boolean
  /** The fields as the call named them. */
  fields: Readonly<Record<string, string>>
}

/**
 * A form that makes a call (ADR 0106): checks what was typed, sends it once at a time, shows a
 * refusal at its fields and focuses the first of them. What was typed stays after a failure.
 */
export function useCallForm<Values extends FieldValues, Input, Answer>(
  options: CallFormOptions<Values, Input, Answer>,
) {
  const t = useTexts(loadErrorTexts)
  const submitOnce = useIdempotentSubmit()
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  const [isSending, setSending] = useState(false)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  const [failures, setFailures] = useState(0)
  const form = useForm<Values>({
    mode: options.mode ?? 'onSubmit',
    defaultValues: options.values as DefaultValues<Values>,
    resolver: (values) => {
      const errors = toFieldErrors(options.check?.(values) ?? {})
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
    // The first one is found in the document: some fields are groups of radio buttons.
    shouldFocusError: false,
  })
  useEffect(() => {
    if (failures > 0 && element.current) focusFirstError(element.current)
  }, [failures])

  const refuse = ({ message, fields = {} }: Refusal) => {
    const problems = Object.entries(fields).flatMap(([name, text]) => {
      const path = options.fieldNames?.[name] ?? name
      return hasField(form.getValues(), path) ? [{ path, text }] : []
    })
    for (const { path, text } of problems) form.setError(path, { message: text })
    setFailure({ message, isAtField: problems.length > 0, fields })
    setFailures((count) => count + 1)
  }
  const request = async (input: Input): Promise<FormOutcome<Answer>> => {
    try {
      return await submitOnce(input, (key) => options.call(input, key))
    } catch (error) {
      const { failed = t('text') } = options
      const message =
        typeof failed === 'string' ? (getErrorMessage(error) ?? failed) : failed(error)
      return { ok: false, message }
    }
  }
  const send = async (values: Values) => {
    const input = options.toInput(values)
    if (input === null) throw new Error('A form has nothing to send and does not say why')
    setSending(true)
    const outcome = await request(input)
    setSending(false)
    if (!outcome.ok) return refuse(outcome)
    setDone(true)
    await options.onDone?.(outcome.answer, form, input)
  }
  const submit = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setDone(false)
    setFailure(null)
    let isInvalid = false
    const markInvalid = () => {
      isInvalid = true
    }
    try {
      await form.handleSubmit(send, markInvalid)()
    } finally {
      isBusy.current = false
    }
    if (isInvalid) setFailures((count) => count + 1)
  }
  /** Checks one field before the rest is sent. */
  const checkField = async (path: FieldPath<Values>): Promise<boolean> => {
    const isRight = await form.trigger(path)
    if (!isRight) setFailures((count) => count + 1)
    return isRight
  }
  const change = (changes: FormChanges<Values>) => {
    for (const path of Object.keys(changes)) {
      if (!hasField(form.getValues(), path)) continue
      const value = changes[path] as FieldPathValue<Values, typeof path>
      form.setValue(path, value, { shouldDirty: true })
      form.clearErrors(path)
    }
  }
  return {
    form,
    ...bindFields(form),
    /** Changes several fields at once, as a suggestion does; the next submit checks them. */
    change,
    /** Shows a refusal that came by another way than `submit`. */
    refuse,
    formProps: {
      ref: element,
      noValidate: true,
      onSubmit: (event: FormEvent) => {
        event.preventDefault()
        void submit()
      },
    },
    submit,
    checkField,
    isSending,
    /** Whether the last submit was accepted. */
    isDone,
    failure,
    /** Forgets how the last submit ended. */
    clearOutcome: () => {
      setDone(false)
      setFailure(null)
    },
  }
}

function toFieldErrors<Values extends FieldValues>(
  problems: FormProblems<Values>,
): FieldErrors<Values> {
  const errors: FieldErrors<Values> = {}
  for (const [path, message] of Object.entries(problems))
    if (message) set(errors, path, { type: 'check', message })
  return errors
}

function hasField<Values extends FieldValues>(
  values: Values,
  path: string,
): path is FieldPath<Values> {
  return get(values, path) !== undefined
}
