import {
  type ResourceRow,
  type ResourceValues,
  useResourceWrite,
} from '@svetlitsa/api-client/resource/queries'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useMoveOrder } from '../order-move/use-move-order.ts'
import { type FormState, toFormState, toValues } from './field/form-state.ts'
import type { ResourceField, ResourceScreenDefinition } from './resource-screen-definition.ts'

/** The form of a row, or of a new one: saves, tells refusals at their fields, and waits for a code. */
export function useResourceForm(screen: ResourceScreenDefinition, row: ResourceRow | null) {
  const { calls, fields } = screen
  const create = useResourceWrite(calls, 'create')
  const change = useResourceWrite(calls, 'change')
  const { move, ...moved } = useMoveOrder()
  const { form, refuse } = useTypedForm(fields, row?.values ?? beginRow(screen))
  const [version, setVersion] = useState(row?.version ?? '')
  /** The row as somebody else saved it while this form was open. */
  const [newer, setNewer] = useState<ResourceRow | null>(null)
  const save = async (values: ResourceValues, key: string) => {
    setNewer(null)
    if (!row) {
      const outcome = await create.mutateAsync({ key, values })
      if (!outcome.ok) refuse(outcome.fields)
      return outcome
    }
    const outcome = await change.mutateAsync({ key, id: row.id, version, values })
    if (outcome.ok) setVersion(outcome.answer.row.version)
    else {
      refuse(outcome.fields)
      if (outcome.reason === 'changed_meanwhile') setNewer(outcome.details.row ?? null)
    }
    return outcome
  }
  const submit = (typed: FormState) => move((key) => save(toValues(fields, typed), key))
  const loadNewer = () => {
    if (!newer) return
    form.reset(toFormState(fields, newer.values))
    setVersion(newer.version)
    setNewer(null)
  }
  const isPending = create.isPending || change.isPending
  return { form, submit, isPending, version, newer, loadNewer, ...moved }
}

/** What a new row begins with. */
function beginRow({ fields, blank }: ResourceScreenDefinition): ResourceValues {
  const now = new Date().toISOString()
  const moments = fields.filter(({ beginsNow }) => beginsNow).map(({ name }) => [name, now])
  return { ...blank, ...Object.fromEntries(moments) }
}

/** What is typed for these fields; `refuse` shows what the server said of `values.…`. */
export function useTypedForm(fields: readonly ResourceField[], values: ResourceValues) {
  const form = useForm<FormState>({ defaultValues: toFormState(fields, values) })
  const refuse = (problems: Readonly<Record<string, string>>) => {
    const named = Object.entries(problems).map(
      ([path, message]) => [path.split('.')[1] ?? path, message] as const,
    )
    for (const [index, [name, message]] of named.entries())
      form.setError(name, { message }, { shouldFocus: index === 0 })
  }
  return { form, refuse }
}
