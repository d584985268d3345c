import { moveModule } from '@svetlitsa/domain/project/move-module'
import { placeModule } from '@svetlitsa/domain/project/place-module'
import { mostModules, type ProjectKind } from '@svetlitsa/domain/project/project-module'
import type { ModuleOption } from './project-option.ts'

/** A module on the wall; its key tells two of the same offer apart. */
export type PlacedOption = ModuleOption & { key: number; xCm: number }

export interface ProjectDraft {
  recordId: number | null
  guid: string | null
  kind: ProjectKind
  wallCm: number
  modules: PlacedOption[]
  nextKey: number
  /** What stands at the walls of the other kinds: who looks at a kitchen keeps the wardrobe. */
  aside: Partial<Record<ProjectKind, PlacedOption[]>>
  /** What «clear» has just taken away. */
  cleared: PlacedOption[]
}

export type DraftStep =
  | { type: 'placed'; option: ModuleOption }
  | { type: 'moved'; key: number; xCm: number }
  | { type: 'removed'; key: number }
  | { type: 'cleared' }
  | { type: 'undone' }
  | { type: 'wall'; wallCm: number }
  | { type: 'kind'; kind: ProjectKind }
  | { type: 'restored'; draft: ProjectDraft }
  | { type: 'saved'; recordId: number; guid: string }

export const blankDraft: ProjectDraft = {
  recordId: null,
  guid: null,
  kind: 'wardrobe',
  wallCm: 320,
  modules: [],
  nextKey: 1,
  aside: {},
  cleared: [],
}

/** The wall after a step; a step that cannot be made leaves it as it was. */
export function stepDraft(draft: ProjectDraft, step: DraftStep): ProjectDraft {
  switch (step.type) {
    case 'placed': {
      const xCm = placeModule(draft.modules, step.option, draft.wallCm)
      if (xCm === null || draft.modules.length >= mostModules) return draft
      const placed = { ...step.option, xCm, key: draft.nextKey }
      return {
        ...draft,
        modules: [...draft.modules, placed],
        nextKey: draft.nextKey + 1,
        cleared: [],
      }
    }
    case 'moved': {
      const moved = draft.modules.find(({ key }) => key === step.key)
      const others = draft.modules.filter(({ key }) => key !== step.key)
      const xCm = moved ? moveModule(others, { ...moved, xCm: step.xCm }, draft.wallCm) : null
      if (!moved || xCm === null) return draft
      return {
        ...draft,
        modules: draft.modules.map((one) => (one.key === step.key ? { ...one, xCm } : one)),
      }
    }
    case 'removed':
      return { ...draft, modules: draft.modules.filter(({ key }) => key !== step.key) }
    case 'cleared':
      return { ...draft, modules: [], cleared: draft.modules }
    case 'undone':
      return fitWall({ ...draft, modules: draft.cleared, cleared: [] })
    case 'wall':
      // A wall is never made so short that something would stand outside it.
      return { ...draft, wallCm: Math.max(step.wallCm, shortestWall(draft)) }
    case 'kind':
      if (step.kind === draft.kind) return draft
      return fitWall({
        ...draft,
        kind: step.kind,
        modules: draft.aside[step.kind] ?? [],
        aside: { ...draft.aside, [draft.kind]: draft.modules },
        cleared: [],
      })
    case 'restored':
      return step.draft
    case 'saved':
      return { ...draft, recordId: step.recordId, guid: step.guid }
  }
}

/** What comes back may have stood at a longer wall. */
function fitWall(draft: ProjectDraft): ProjectDraft {
  return { ...draft, wallCm: Math.max(draft.wallCm, shortestWall(draft)) }
}

/** The right edge of what stands farthest. */
export function shortestWall({ modules }: Pick<ProjectDraft, 'modules'>): number {
  return Math.max(0, ...modules.map(({ xCm, widthCm }) => xCm + widthCm))
}

/** How much of the floor is free, in cm. */
export function freeCm({ modules, wallCm }: ProjectDraft): number {
  const taken = modules
    .filter(({ row }) => row === 'floor')
    .reduce((sum, { widthCm }) => sum + widthCm, 0)
  return wallCm - taken
}

/** What the wall costs as it stands. */
export function sumOf({ modules }: ProjectDraft): number {
  return modules.reduce((sum, { price }) => sum + price, 0)
}

/** Whether something on the wall can no longer be bought. */
export function isSoldOut({ modules }: ProjectDraft): boolean {
  return modules.some(({ isSold }) => !isSold)
}

/** What of the wall goes into the basket: each offer with how many of it stand there. */
export function offersOf(modules: readonly PlacedOption[]) {
  const counted = new Map<number, number>()
  for (const { offerId } of modules) counted.set(offerId, (counted.get(offerId) ?? 0) + 1)
  return [...counted].map(([offerId, quantity]) => ({ offerId, quantity }))
}
