import type { Settings } from '../env.ts'
import type { ConfigLookup } from './config-lookup.ts'

/**
 * Names of settings that the API has and the router lacks: the provider is offered, and the policy of
 * the pages blocks its script.
 */
export function listMissingSettings(
  { pageSettings }: Pick<Settings, 'pageSettings'>,
  map: Pick<ConfigLookup, 'pageSettings'> | null,
): string[] {
  return map?.pageSettings.filter((name) => !pageSettings.includes(name)) ?? []
}
