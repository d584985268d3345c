import { loadErrorTexts } from '@svetlitsa/i18n/load-error/load-error-texts'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
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
import { reportThrown } from '../error/report-error.ts'
import { useTexts } from '../language/use-texts.ts'
import { bindFields } from './bind-fields.ts'
import type { IdempotentSubmit } from './create-idempotent-submit.ts'
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
  /** What the form begins with, read once; every field has a value. */
  values: Values | (() => Values)
  /** What is wrong with the typed values, by field, in the reader's language. */
  check?: (values: Values) => FormProblems<Values>
  /** When fields are checked before the first submit; after it they are checked as they change. */
  mode?: 'onSubmit' | 'onTouched'
  /** Builds what is sent; null only where `check` finds what is missing. */
  toInput: (values: Values) => Input | null
  /** Sends it. A retry of the same input keeps its key. */
  call: (input: Input, key: string) => Promise<FormOutcome<Answer>>
  /** Holds the keys where they must outlive the form. */
  submitOnce?: IdempotentSubmit
  /** What it throws is a failure of the form too: a retry of the same input keeps its key. */
  onDone?: (answer: Answer, form: UseFormReturn<Values>, input: Input) => unknown
  /** Whether the form may be sent at all; a press of its button or of Enter is ignored until then. */
  canSubmit?: (values: Values) => boolean
  /** Fields of the form by their names in a refusal, where the two differ. */
  fieldNames?: Readonly<Record<string, FieldPath<Values>>>
  /** Where a failure stands that names no field: a form with one field has no other place for it. */
  failureField?: FieldPath<Values>
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

/** Props of the `form` element. */
export interface FormProps {
  ref: RefObject<HTMLFormElement | null>
  noValidate: true
  onSubmit: (event: FormEvent) => void
}

/**
 * A form that makes a call (ADR 0106): checks what was typed, sends it once at a time, shows a
 * refusal at its fields and focuses the first of them. What was typed stays after a failure.
 */
export function useCallForm<Values extends FieldValues, Input, Answer>(
  options: CallFormOptions<Values, Input, Answer>,
) {
  const t = useTexts(loadErrorTexts)
  const ownSubmit = useIdempotentSubmit()
  const submitOnce = options.submitOnce ?? ownSubmit
  const element = useRef<HTMLFormElement>(null)
  const isBusy = useRef(false)
  /** Values that stand for those of the form in the submit that is under way. */
  const overrides = useRef<Partial<Values>>({})
  const [isSending, setSending] = useState(false)
  const [done, setDone] = useState<{ answer: Answer } | null>(null)
  const [failure, setFailure] = useState<FormFailure | null>(null)
  /** What was found wrong last; each find moves the focus. */
  const [problem, setProblem] = useState<{ path?: string } | null>(null)
  const [values] = useState(options.values)
  const form = useForm<Values>({
    mode: options.mode ?? 'onSubmit',
    defaultValues: values as DefaultValues<Values>,
    resolver: (typed) => {
      const values = { ...typed, ...overrides.current }
      const errors = toFieldErrors(options.check?.(values) ?? {})
      return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} }
    },
    // The first one is found in the document: some fields are groups of radio buttons.
    shouldFocusError: false,
  })
  useEffect(() => {
    if (problem && element.current) focusFirstError(element.current, problem.path)
  }, [problem])

  const refuse = ({ message, fields = {} }: Refusal) => {
    const named = Object.entries(fields).flatMap(([name, text]) => {
      const path = options.fieldNames?.[name] ?? name
      return hasField(form.getValues(), path) ? [{ path, text }] : []
    })
    const { failureField } = options
    const isUnnamed = named.length === 0 && failureField !== undefined
    const problems = isUnnamed ? [{ path: failureField, text: message }] : named
    for (const { path, text } of problems) form.setError(path, { message: text })
    setFailure({ message, isAtField: problems.length > 0, fields })
    setProblem({})
  }
  const complete = async (answer: Answer, input: Input) => {
    setSending(false)
    setDone({ answer })
    try {
      await options.onDone?.(answer, form, input)
    } catch (error) {
      setDone(null)
      void reportThrown(error)
      throw error
    }
  }
  const request = async (input: Input): Promise<FormOutcome<Answer>> => {
    try {
      return await submitOnce(input, async (key) => {
        const outcome = await options.call(input, key)
        if (outcome.ok) await complete(outcome.answer, input)
        return outcome
      })
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
    if (!outcome.ok) refuse(outcome)
  }
  const isSubmittable = (values: Values) => options.canSubmit?.(values) ?? true
  const submit = async (changed: Partial<Values> = {}) => {
    if (isBusy.current || !isSubmittable({ ...form.getValues(), ...changed })) return
    isBusy.current = true
    overrides.current = changed
    setDone(null)
    setFailure(null)
    let isInvalid = false
    const markInvalid = () => {
      isInvalid = true
    }
    try {
      await form.handleSubmit(send, markInvalid)()
    } finally {
      isBusy.current = false
      overrides.current = {}
    }
    if (isInvalid) setProblem({})
  }
  /** Checks one field before the rest is sent; its name in the document is that of the value. */
  const checkField = async (path: FieldPath<Values>): Promise<boolean> => {
    const isRight = await form.trigger(path)
    if (!isRight) setProblem({ path })
    return isRight
  }
  const clearOutcome = () => {
    setDone(null)
    setFailure(null)
  }
  const change = (changes: FormChanges<Values>) => {
    for (const path of Object.keys(changes)) {
      if (!hasField(form.getValues(), path)) continue
      const value = changes[path] as FieldPathValue<Values, typeof path>
      form.setValue(path, value, { shouldDirty: true })
      form.clearErrors(path)
    }
    clearOutcome()
  }
  const formProps: FormProps = {
    ref: element,
    noValidate: true,
    onSubmit: (event) => {
      event.preventDefault()
      void submit()
    },
  }
  return {
    form,
    ...bindFields(form),
    /**
     * Changes fields without an event of theirs, as a suggestion does, and forgets their errors and
     * the outcome; the next submit checks them.
     */
    change,
    /** Shows a refusal that came by another way than `submit`. */
    refuse,
    formProps,
    /** Sends the form; the given values stand for those of its fields, which keep theirs. */
    submit,
    /** Whether `submit` would send, as the option says. */
    canSubmit: options.canSubmit === undefined || options.canSubmit(form.watch()),
    checkField,
    isSending,
    /** Whether the last submit was accepted. */
    isDone: done !== null,
    /** What it was answered. */
    answer: done?.answer ?? null,
    failure,
    /** Forgets how the last submit ended. */
    clearOutcome,
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
