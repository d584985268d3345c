import type { ReferenceKind } from '@svetlitsa/api-client/reference/queries'
import type { AnyBoundResource } from '@svetlitsa/api-client/resource/client'
import type {
  ResourceFacts,
  ResourceShape,
  ResourceValues,
} from '@svetlitsa/api-client/resource/contract'
import type { ResourceRow } from '@svetlitsa/api-client/resource/queries'
import type { Language } from '@svetlitsa/domain/language/language'
import type { resourceTexts } from '@svetlitsa/i18n/resource/resource-texts'
import type { ReactNode } from 'react'

/** How a value is typed in and shown. */
export type FieldKind =
  | 'text'
  | 'longText'
  | 'number'
  | 'flag'
  | 'moment'
  | 'ids'
  /** Texts, one on each line. */
  | 'lines'
  /** A region of the shop, by its number. */
  | 'region'
  /** One of the codes of a column, with the words of the staff log. */
  | 'choice'
  /** A row of another table, which is found by name. */
  | 'reference'

export interface ResourceField<Name extends string = string> {
  name: Name
  kind: FieldKind
  maxLength?: number
  /** The codes of a choice. */
  codes?: readonly string[]
  /** The words of codes that have none in the staff log. */
  getWord?: (code: string, language: Language) => string
  /** What a reference leads to. */
  to?: ReferenceKind
  /** A moment that is now in a new row. */
  beginsNow?: boolean
  /** A region need not be chosen. */
  isOptional?: boolean
  /** What is said below the field. */
  hint?: keyof (typeof resourceTexts)['ru']['fieldHints']
}

/** A screen of the back office as data: what a developer writes for a new resource (ADR 0087). */
export interface ResourceScreenDefinition {
  name: keyof (typeof resourceTexts)['ru']['names']
  href: string
  calls: AnyBoundResource
  /** What the form edits, in its order. */
  fields: readonly ResourceField[]
  /** What a list shows; the first column opens the row. */
  columns: readonly ResourceField[]
  sorts: readonly string[]
  /** Fields with a switch, by which the list is filtered. */
  flags: readonly string[]
  /** What a new row begins with. */
  blank: ResourceRow['values']
  /** False where rows are not removed by hand. */
  canRemove?: boolean
  /** A further action of the list, such as making many rows. */
  extra?: { label: (texts: ResourceTexts) => string; Pane: ExtraPane }
}

type ResourceTexts = (typeof resourceTexts)[keyof typeof resourceTexts]
type ExtraPane = (props: { onClose: () => void }) => ReactNode

/** The column of the database for a field, which has a word in the staff log: `fromPath` → `from_path`. */
export function toColumn(field: string): string {
  return field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
}

type ValueName<R extends ResourceShape> = keyof ResourceValues<R> & string
type FactName<R extends ResourceShape> = keyof ResourceFacts<R> & string

/** A definition whose names the compiler compares with the contract. */
interface TypedDefinition<R extends ResourceShape> extends ResourceScreenDefinition {
  fields: readonly ResourceField<ValueName<R>>[]
  columns: readonly ResourceField<ValueName<R> | FactName<R>>[]
  sorts: readonly (ValueName<R> | FactName<R>)[]
  flags: readonly ValueName<R>[]
  blank: ResourceValues<R>
}

/** Declares a screen by the contract of its resource. */
export function defineResourceScreen<R extends ResourceShape>(
  definition: TypedDefinition<R>,
): ResourceScreenDefinition {
  return definition
}
