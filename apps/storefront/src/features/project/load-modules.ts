import { getProducts } from '@svetlitsa/api-client/api/catalogue'
import type { ProjectKind } from '@svetlitsa/domain/project/project-module'
import { callOptions } from '../../call-options.ts'
import type { PageContext } from '../../page-context.ts'
import { type ModuleOption, moduleSections, optionsOf } from './project-option.ts'

/** Products of a section that are offered as modules. */
const mostOfSection = 8

/** What can be put on the wall of each kind; a section that the shop has not is left out. */
export async function loadModules(
  context: PageContext,
): Promise<Record<ProjectKind, ModuleOption[]>> {
  const [wardrobe, kitchen] = await Promise.all([
    modulesOf(context, 'wardrobe'),
    modulesOf(context, 'kitchen'),
  ])
  return { wardrobe, kitchen }
}

async function modulesOf(context: PageContext, kind: ProjectKind): Promise<ModuleOption[]> {
  const found = await Promise.all(
    moduleSections[kind].map(async ({ section, row }) => {
      const outcome = await getProducts(
        { section, meta: { count: mostOfSection }, additional: false },
        callOptions(context),
      )
      return outcome.ok ? outcome.answer.elements.flatMap((one) => optionsOf(one, row)) : []
    }),
  )
  return found.flat()
}
