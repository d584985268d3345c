import {
  type ResourceRow,
  type ResourceValues,
  useResourceWrite,
} from '@svetlitsa/api-client/resource/queries'
import { useState } from 'react'
import { useMoveForm } from '../order-move/use-move-form.ts'
import { toFormState, toValues } from './field/form-state.ts'
import type { ResourceScreenDefinition } from './resource-screen-definition.ts'

/** The form of a row, or of a new one: saves, tells refusals at their fields, and waits for a code. */
export function useResourceForm(
  screen: ResourceScreenDefinition,
  row: ResourceRow | null,
  onSaved: () => void,
) {
  const { calls, fields } = screen
  const create = useResourceWrite(calls, 'create')
  const change = useResourceWrite(calls, 'change')
  const [version, setVersion] = useState(row?.version ?? '')
  /** The row as somebody else saved it while this form was open. */
  const [newer, setNewer] = useState<ResourceRow | null>(null)
  const save = async (values: ResourceValues, key: string) => {
    setNewer(null)
    if (!row) {
      const outcome = await create.mutateAsync({ key, values })
      return outcome.ok ? outcome : { ...outcome, fields: toFieldNames(outcome.fields) }
    }
    const outcome = await change.mutateAsync({ key, id: row.id, version, values })
    if (outcome.ok) {
      setVersion(outcome.answer.row.version)
      return outcome
    }
    if (outcome.reason === 'changed_meanwhile') setNewer(outcome.details.row ?? null)
    return { ...outcome, fields: toFieldNames(outcome.fields) }
  }
  const { form, formProps, isSending, moved } = useMoveForm({
    values: toFormState(fields, row?.values ?? beginRow(screen)),
    toInput: (typed) => toValues(fields, typed),
    call: save,
    onDone: () => onSaved(),
  })
  const loadNewer = () => {
    if (!newer) return
    form.reset(toFormState(fields, newer.values))
    setVersion(newer.version)
    setNewer(null)
  }
  return { form, formProps, isSending, moved, version, newer, loadNewer }
}

/** What a new row begins with. */
function beginRow({ fields, blank }: ResourceScreenDefinition): ResourceValues {
  const now = new Date().toISOString()
  const moments = fields.filter(({ beginsNow }) => beginsNow).map(({ name }) => [name, now])
  return { ...blank, ...Object.fromEntries(moments) }
}

/** The server names the fields of a row below what they belong to: `values.title`. */
export function toFieldNames(
  problems: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(problems).map(([path, message]) => [path.split('.')[1] ?? path, message]),
  )
}
