import type { ResourceRow } from '@svetlitsa/api-client/resource/queries'
import type { FieldKind, ResourceField } from '../resource-screen-definition.ts'

/** What is typed: texts, and switches. */
export type FormState = Record<string, string | boolean>

/** Chosen where a region is not given: a select takes no empty value. */
export const NO_REGION = 'none'

/** The values of a row as a form shows them. */
export function toFormState(
  fields: readonly ResourceField[],
  values: ResourceRow['values'],
): FormState {
  return Object.fromEntries(fields.map(({ name, kind }) => [name, toTyped(kind, values[name])]))
}

/** What was typed as the contract takes it; what is no number stays a text, which the server refuses. */
export function toValues(
  fields: readonly ResourceField[],
  typed: FormState,
): ResourceRow['values'] {
  return Object.fromEntries(fields.map((field) => [field.name, toValue(field, typed[field.name])]))
}

function toTyped(kind: FieldKind, value: unknown): string | boolean {
  if (kind === 'flag') return value === true
  if (kind === 'region') return toRegionChoice(value)
  // A new row begins with number 0, which is nothing yet.
  if (kind === 'reference' && value === 0) return ''
  if (value === null || value === undefined || value === '') return ''
  if (kind === 'moment') return toLocalInput(new Date(String(value)))
  if (Array.isArray(value)) return value.join(kind === 'lines' ? '\n' : ', ')
  return String(value)
}

/** A new row begins with region 0, so that one must be chosen. */
function toRegionChoice(value: unknown): string {
  if (value === null || value === undefined) return NO_REGION
  return value === 0 ? '' : String(value)
}

function toValue({ kind, to }: ResourceField, typed: string | boolean | undefined): unknown {
  if (typeof typed !== 'string') return typed === true
  if (kind === 'reference' && to !== 'offer' && to !== 'product') return typed.trim()
  if (kind === 'text' || kind === 'longText' || kind === 'choice') return typed
  if (kind === 'region' && typed === NO_REGION) return null
  if (kind === 'lines')
    return typed
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
  if (kind === 'ids')
    return typed
      .split(/[\s,;]+/)
      .filter(Boolean)
      .map(toNumber)
  if (typed.trim() === '') return null
  if (kind === 'moment') return new Date(typed).toISOString()
  return toNumber(typed.replace(/\s/g, '').replace(',', '.'))
}

const toNumber = (text: string) => (Number.isNaN(Number(text)) ? text : Number(text))

/** As an input of `datetime-local` takes it: 2026-11-28T09:30, by the clock of the reader. */
function toLocalInput(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return local.toISOString().slice(0, 16)
}
