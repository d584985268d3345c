/** The steps of the page, and the parts of a setup that each of them edits. */
export const setupSteps = {
  brand: ['brand'],
  legal: ['legal'],
  regions: ['regions', 'languages'],
  places: ['warehouse', 'store'],
  sales: ['tariffs', 'payments'],
  promises: ['promises'],
} as const

export type SetupStep = keyof typeof setupSteps
export const stepNames = Object.keys(setupSteps) as SetupStep[]

/** The step with a field, by the path that the server names. */
export function findStep(path: string): SetupStep {
  const [part = ''] = path.split('.')
  const found = stepNames.find((step) => (setupSteps[step] as readonly string[]).includes(part))
  return found ?? 'brand'
}
