import { type BoundCall, bindCall } from '../call/bind-call.ts'
import type { AnyCall } from '../call/call.ts'
import type { AnyResource } from './contract.ts'

const actions = {
  list: '',
  one: 'one/',
  create: 'create/',
  change: 'change/',
  remove: 'remove/',
  history: 'history/',
  undo: 'undo/',
  exportRows: 'export/',
  importRows: 'import/',
} as const

type Action = keyof typeof actions

type PathOf<R> = R extends { list: { path: infer Path extends string } } ? Path : never

/**
 * The client functions of a resource, whose rows are known to the screen's definition and not to the
 * generic screen that calls them.
 */
export type AnyBoundResource = { [Name in Action]: BoundCall<AnyResource[Name]> } & {
  path: string
}

/**
 * Binds a resource by its path alone, so that browsers download no schemas. The type parameter ties
 * the path to the contract.
 */
export function bindResource<R extends Record<Action, AnyCall>>(path: PathOf<R>): AnyBoundResource {
  const bound = Object.entries(actions).map(([name, action]) => [
    name,
    bindCall<AnyCall>(`POST ${path}${action}`),
  ])
  return { ...Object.fromEntries(bound), path } as AnyBoundResource
}
